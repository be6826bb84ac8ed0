import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';

/**
 * A program that is not ours and knows nothing of its parent.
 *
 * @typedef {object} Program
 * @property {string} command
 * @property {readonly string[]} args
 * @property {{ uid: number, gid: number }} [identity] Whom it runs as; default ourselves.
 * @property {NodeJS.Signals} [stopSignal] Ends it in order; default `SIGTERM`.
 */

/** Starts it, watched by a process that ends it when we are gone without a farewell. */
export function startProgram({ command, args, identity }, env) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    ...identity,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) return child;
  const watch = spawn(
    PROJECT_NODE,
    [join(import.meta.dirname, 'watch-program.mjs'), `${child.pid}`],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  watch.unref();
  watch.channel.unref();
  child.once('close', () => watch.kill('SIGKILL'));
  return child;
}
