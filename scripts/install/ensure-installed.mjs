import { ROOT } from '../project/paths.mjs';
import { duration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';
import { whyInstall } from './needs-install.mjs';

/** Milliseconds between signs of life while npm works. */
const SIGN_OF_LIFE = 15_000;

/**
 * Installs packages when `node_modules` is missing or not what package-lock.json asks for; else
 * returns at once.
 *
 * @param {AbortSignal} [signal] Ends npm.
 * @throws {PlainError} with npm's own words when npm fails
 */
export async function ensureInstalled(signal) {
  const why = whyInstall(ROOT);
  if (why === undefined) return;
  say(`  packages     ${why}, npm installs them (a minute or two the first time) …`);
  const ended = await runNpm(signal);
  if (!ended.ok || whyInstall(ROOT) !== undefined) {
    throw new PlainError(
      `✗ packages     npm could not install them:\n${firstLines(ended.output, 20)}\n` +
        '  Check the network and the registry npm is set to, then run this again.',
    );
  }
  sayStep(true, 'packages', `installed, ${duration(ended.ms)}`);
}

/**
 * Installs what package-lock.json says, and leaves that file alone (`--no-save`). Not `npm ci`: that
 * refuses a lock file without the binaries of every other system, which a registry may not have.
 */
async function runNpm(signal) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`  packages     still at it, ${duration(performance.now() - started)}`),
    SIGN_OF_LIFE,
  );
  // Warnings about the machine's own Node mean nothing here: the project brings its Node along.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  try {
    return npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...words], { cwd: ROOT, signal })
      : await run('npm', words, { cwd: ROOT, signal });
  } finally {
    clearInterval(timer);
  }
}

/** The beginning tells what is wrong; the rest of npm's words are its manual. */
function firstLines(text, count) {
  const lines = text.trim().split('\n').slice(0, count);
  return lines.map((line) => `  ${line}`).join('\n');
}
