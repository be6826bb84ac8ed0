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
  // `ci` begins with an empty folder; where one is there, `install` changes only what differs.
  const ended = await runNpm(why === 'missing' ? 'ci' : 'install', signal);
  if (!ended.ok || whyInstall(ROOT) !== undefined) {
    throw new PlainError(
      `✗ packages     npm could not install them:\n${lastLines(ended.output, 20)}\n` +
        '  Check the network and the registry npm is set to, then run this again.',
    );
  }
  sayStep(true, 'packages', `installed, ${duration(ended.ms)}`);
}

async function runNpm(command, signal) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`  packages     still at it, ${duration(performance.now() - started)}`),
    SIGN_OF_LIFE,
  );
  // Warnings about the machine's own Node mean nothing here: the project brings its Node along.
  const quiet = [command, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  try {
    return npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...quiet], { cwd: ROOT, signal })
      : await run('npm', quiet, { cwd: ROOT, signal });
  } finally {
    clearInterval(timer);
  }
}

function lastLines(text, count) {
  const lines = text.trimEnd().split('\n').slice(-count);
  return lines.map((line) => `  ${line}`).join('\n');
}
