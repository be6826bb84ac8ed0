/**
 * `npm test`: installs what is missing, then runs checks, unit tests, builds and browser tests.
 * `npm test -- mf-magazine` runs only the unit tests of a package, `npm test -- e2e session` only
 * the browser tests whose file names contain `session`. The last line is `N passed, M failed`.
 * Requires only Node 20 and npm.
 */
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { COMPILE_CACHE_FOLDER } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';
import { planStages, runTests } from './test/run-tests.mjs';
import { installTestPrograms } from './test/test-programs.mjs';

// Node's compile cache speeds up about a hundred starts of services and commands.
process.env.NODE_COMPILE_CACHE ||= COMPILE_CACHE_FOLDER;

await runMain(async () => {
  const signal = createInterruptSignal();
  const filters = process.argv.slice(2);
  const programs = installTestPrograms(planStages(filters).stages, signal);
  await ensureInstalled(signal);
  const { passed, failed } = await runTests({ filters, programs, signal });
  if (signal.aborted) return;
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
