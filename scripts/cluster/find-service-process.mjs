import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../project/terminal.mjs';

/**
 * Returns the process id of a service of the cluster in this folder.
 *
 * @throws {PlainError} naming the services when there is none with this name
 */
export function findServiceProcess(folder, name) {
  const file = join(folder, 'processes.json');
  const processes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const pid = processes[name];
  if (pid !== undefined) return pid;
  const names = Object.keys(processes).join(', ') || 'none: start it with npm run cluster';
  throw new PlainError(`✗ cluster      no service „${name}“; there are: ${names}`);
}
