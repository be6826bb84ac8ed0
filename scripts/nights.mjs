/**
 * `npm run nights`: starts a cluster, Prometheus and its exporters. For each recipe of
 * docs/operations.md it provokes the fault, waits for the alarm, runs the commands of the document
 * word for word and checks that the fault is gone. Prints a table and fails if a recipe fails.
 *
 * `-- <part of a heading> …` runs only the recipes whose heading contains one of them. The recipe for a full
 * disk needs root, because it mounts a small file system. `NIGHTS_PORT` is the first of twenty-five
 * ports, by default 4300.
 */
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  const signal = createInterruptSignal();
  await ensureInstalled(signal);
  // Imported after the installation, because it uses npm packages.
  const { runNights } = await import('./nights/run-nights.mjs');
  await runNights({ filters: process.argv.slice(2), signal });
});
