import { ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { getInstallReason } from './install-reason.mjs';
import { installPackagesWithNpm, removeShrinkwrap } from './install-packages-with-npm.mjs';

/** Milliseconds between progress messages while npm is running. */
const PROGRESS_INTERVAL_MS = 15_000;

/**
 * Installs packages when `node_modules` is missing or differs from package-lock.json; otherwise
 * returns immediately.
 *
 * @param {AbortSignal} [signal] Stops npm.
 * @throws {PlainError} with npm's output when npm fails
 */
export async function ensureInstalled(signal) {
  removeShrinkwrap();
  const reason = getInstallReason(ROOT);
  if (reason === undefined) return;
  say(`packages     ${reason}, installing with npm (a minute or two the first time) …`);
  const started = performance.now();
  const ended = await installWithProgress(reason, signal);
  if (!ended.ok || getInstallReason(ROOT) !== undefined) {
    throw new PlainError(
      `✗ packages     npm failed:\n${formatFirstLines(ended.output, 20)}\n` +
        "Check the network and npm's registry setting, then run this again.",
    );
  }
  sayStep(true, 'packages', `installed, ${formatDuration(performance.now() - started)}`);
}

/** Installs the packages and prints progress. */
async function installWithProgress(reason, signal) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`packages     still installing, ${formatDuration(performance.now() - started)}`),
    PROGRESS_INTERVAL_MS,
  );
  try {
    return await installPackagesWithNpm(reason, signal);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Returns the first `count` lines of npm's output, indented. They contain the error; the lines
 * after them explain npm's usage.
 */
function formatFirstLines(text, count) {
  const lines = text.trim().split('\n').slice(0, count);
  return lines.map((line) => `  ${line}`).join('\n');
}
