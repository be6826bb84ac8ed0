import { join } from 'node:path';
import { PROJECT_NODE, ROOT, getToolPath } from '../project/paths.mjs';
import { formatDuration, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';

const STEPS = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], hint: 'npm run format' },
  { name: 'lint', command: 'oxlint', args: ['--format=unix', '.'] },
  { name: 'repository checks', script: 'scripts/check/run-repository-checks.mjs' },
  { name: 'types', command: 'tsc', args: ['--build', '--pretty', 'false'] },
];

/**
 * Runs all checks at the same time and prints a line for each check when it ends.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(signal) {
  const results = await Promise.all(STEPS.map((step) => runStep(step, signal)));
  const passedCount = results.filter((ok) => ok).length;
  return { passed: passedCount, failed: results.length - passedCount };
}

async function runStep({ name, command, args = [], script, hint }, signal) {
  // The scripts of npm tools start Node through `env node`. Running the script file itself uses the
  // project's Node instead.
  const file = script ? join(ROOT, script) : getToolPath(command);
  const result = await run(PROJECT_NODE, [file, ...args], { cwd: ROOT, signal });
  sayStep(result.ok, name, `${result.ok ? '' : 'failed, '}${formatDuration(result.ms)}`);
  if (!result.ok)
    say(indent(hint ? `${result.output.trimEnd()}\n→ ${hint}` : result.output.trimEnd()));
  return result.ok;
}

function indent(text) {
  return text.replaceAll(/^/gm, '    ');
}
