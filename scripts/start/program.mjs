import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';

/**
 * A third-party program.
 *
 * @typedef {object} Program
 * @property {string} command
 * @property {readonly string[]} args
 * @property {{ uid: number, gid: number }} [identity] User it runs as; default the current one.
 * @property {NodeJS.Signals} [stopSignal] Signal for a clean stop; default `SIGTERM`.
 */

/** Starts a program together with a process that ends the program if this process is killed. */
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
