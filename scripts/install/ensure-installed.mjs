import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';
import { getInstallReason } from './install-reason.mjs';

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
  const reason = getInstallReason(ROOT);
  if (reason === undefined) return;
  say(`packages     ${reason}, installing with npm (a minute or two the first time) …`);
  const ended = await runNpm(reason, signal);
  if (!ended.ok || getInstallReason(ROOT) !== undefined) {
    throw new PlainError(
      `✗ packages     npm failed:\n${formatFirstLines(ended.output, 20)}\n` +
        "Check the network and npm's registry setting, then run this again.",
    );
  }
  sayStep(true, 'packages', `installed, ${formatDuration(ended.ms)}`);
}

/**
 * Installs the packages in package-lock.json without changing that file. Runs `npm ci` if packages
 * are missing. If packages are outdated, installs only those that differ, which takes seconds
 * instead of minutes.
 */
async function runNpm(reason, signal) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`packages     still installing, ${formatDuration(performance.now() - started)}`),
    PROGRESS_INTERVAL_MS,
  );
  // Deletes npm's list of installed packages: if npm is interrupted, the next run uses `npm ci`.
  if (reason === 'outdated') rmSync(join(ROOT, 'node_modules/.package-lock.json'));
  const command = reason === 'missing' ? ['ci'] : ['install', '--no-save'];
  // Hides warnings about the machine's Node version, because the project installs its own Node.
  const words = [...command, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  try {
    return npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...words], { cwd: ROOT, signal })
      : await run('npm', words, { cwd: ROOT, signal });
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
