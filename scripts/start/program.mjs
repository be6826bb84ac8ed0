import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';

/**
 * A third-party program and how it is started and stopped.
 *
 * @typedef {object} Program
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} [folder] Working folder; by default the root of the repository.
 * @property {{ uid: number, gid: number }} [identity] User as which the program runs; by default
 *   the current one.
 * @property {NodeJS.Signals} [stopSignal] Signal for a clean stop; by default `SIGTERM`.
 */

/** Starts a program, and a second process that kills the program when this process exits. */
export function startProgram({ command, args, folder = ROOT, identity }, env) {
  const child = spawn(command, args, {
    cwd: folder,
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
