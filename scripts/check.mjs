/**
 * `npm run check`: checks format, lint rules, repository rules, unused code and types. Exits with 1
 * if a check finds a problem.
 */
import { runChecks } from './check/steps.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  const signal = createInterruptSignal();
  await ensureInstalled(signal);
  const { failed } = await runChecks(signal);
  if (failed > 0) process.exitCode = 1;
});
