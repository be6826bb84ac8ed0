/**
 * `npm start`: installs what is missing, builds what changed, starts all services and the site,
 * prints the URL. Ctrl-C stops everything. `npm start -- --development` builds and runs in
 * development mode. Requires only Node 20 and npm.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { formatDuration, PlainError, runMain, say } from './project/terminal.mjs';
import { onStop } from './process/interrupt.mjs';
import { readEnvironment } from './start/environment-file.mjs';
import { runSite } from './start/run-site.mjs';

const started = performance.now();
const stopController = new AbortController();
let stopSite = async () => {};

onStop((cause) => {
  if (stopController.signal.aborted) {
    // A second Ctrl-C exits at once. The services notice that this process is gone and stop by
    // themselves.
    if (cause === 'signal') process.exit(1);
    return;
  }
  say('\n  stopping …');
  void stopAndExit(0);
});

await runMain(async () => {
  try {
    const env = readEnvironment();
    const mode = readMode(env);
    const { signal } = stopController;
    await ensureInstalled(signal);
    const onStoppable = (stop) => (stopSite = stop);
    const address = await runSite({ env, mode, signal, onStoppable });
    const elapsedText = formatDuration(performance.now() - started);
    say(`\n  ${address}   (${mode}, up in ${elapsedText}, Ctrl-C stops)\n`);
  } catch (error) {
    // Stopping causes errors in commands that are still running. These errors are not reported.
    if (stopController.signal.aborted) return;
    say(error instanceof PlainError ? error.message : error.stack);
    await stopAndExit(1);
  }
});

async function stopAndExit(code) {
  stopController.abort();
  await stopSite();
  process.exit(code);
}

function readMode(env) {
  const { values } = readFlags();
  const mode = values.development ? 'development' : env.GRUENLAND_MODE || 'production';
  if (mode === 'production' || mode === 'development') return mode;
  throw new PlainError(`✗ GRUENLAND_MODE is "${mode}"; it must be production or development`);
}

function readFlags() {
  try {
    return parseArgs({ options: { development: { type: 'boolean' } } });
  } catch (error) {
    throw new PlainError(`✗ ${error.message}`);
  }
}
