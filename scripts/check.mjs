/** `npm run check`: format, lint, repository checks and types, in seconds; exit code 1 on any fault. */
import { runChecks } from './check/steps.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { interruptSignal } from './process/interrupt.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  const signal = interruptSignal();
  await ensureInstalled(signal);
  const { failed } = await runChecks(signal);
  if (failed > 0) process.exitCode = 1;
});
