import { join } from 'node:path';
import { PROJECT_NODE, ROOT, getToolPath } from '../project/paths.mjs';
import { formatDuration, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';

/**
 * One checker for each package. By default four checkers share the files of a package and resolve the
 * same types four times, which doubles the CPU time; packages are checked in parallel anyway.
 */
const TYPE_CHECK_OPTIONS = ['--checkers', '1'];
/** Lets the compiler collect garbage less often; it needs 2.5 GB as before. */
const TYPE_CHECK_ENV = { GOGC: '300' };

const CHECK_STEPS = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], hint: 'npm run format' },
  { name: 'lint', command: 'oxlint', args: ['--format=unix', '.'] },
  { name: 'repository checks', script: 'scripts/check/run-repository-checks.mjs' },
  {
    name: 'unused code',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    name: 'types',
    preparation: 'scripts/check/write-style-types.mjs',
    command: 'tsc',
    args: ['--build', '--pretty', 'false', ...TYPE_CHECK_OPTIONS],
    env: TYPE_CHECK_ENV,
  },
];

/**
 * Runs all checks at the same time and prints a line for each check when it ends.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(signal) {
  const results = await Promise.all(CHECK_STEPS.map((step) => runStep(step, signal)));
  const passedCount = results.filter((ok) => ok).length;
  return { passed: passedCount, failed: results.length - passedCount };
}

async function runStep({ preparation, name, hint, ...step }, signal) {
  const options = { cwd: ROOT, signal, env: { ...process.env, ...step.env } };
  const preparationResult =
    preparation && (await run(PROJECT_NODE, [join(ROOT, preparation)], options));
  const result = preparationResult?.ok === false ? preparationResult : await runTool(step, options);
  sayStep(result.ok, name, `${result.ok ? '' : 'failed, '}${formatDuration(result.ms)}`);
  if (!result.ok)
    say(indent(hint ? `${result.output.trimEnd()}\n→ ${hint}` : result.output.trimEnd()));
  return result.ok;
}

function runTool({ command, args = [], script }, options) {
  // The scripts of npm tools start Node through `env node`. Running the script file itself uses the
  // project's Node instead.
  const file = script ? join(ROOT, script) : getToolPath(command);
  return run(PROJECT_NODE, [file, ...args], options);
}

function indent(text) {
  return text.replaceAll(/^/gm, '    ');
}
