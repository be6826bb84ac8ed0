import { join } from 'node:path';
import { PROJECT_NODE, ROOT, tool } from '../project/paths.mjs';
import { duration, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';

const STEPS = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], hint: 'npm run format' },
  { name: 'lint', command: 'oxlint', args: ['--format=unix', '.'] },
  { name: 'repository checks', script: 'scripts/check/run-repository-checks.mjs' },
  { name: 'types', command: 'tsc', args: ['--build', '--pretty', 'false'] },
];

/**
 * Runs all checks side by side and prints a line for each as it ends.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(signal) {
  const ended = await Promise.all(STEPS.map((step) => runStep(step, signal)));
  const passed = ended.filter((ok) => ok).length;
  return { passed, failed: ended.length - passed };
}

async function runStep({ name, command, args = [], script, hint }, signal) {
  // The tools' own scripts begin with `env node`; this way they get the project's Node.
  const file = script ? join(ROOT, script) : tool(command);
  const ended = await run(PROJECT_NODE, [file, ...args], { cwd: ROOT, signal });
  sayStep(ended.ok, name, `${ended.ok ? '' : 'failed, '}${duration(ended.ms)}`);
  if (!ended.ok)
    say(indent(hint ? `${ended.output.trimEnd()}\n→ ${hint}` : ended.output.trimEnd()));
  return ended.ok;
}

function indent(text) {
  return text.replaceAll(/^/gm, '    ');
}
