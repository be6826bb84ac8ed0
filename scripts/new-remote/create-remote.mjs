import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../project/terminal.mjs';
import { registrations } from './registrations.mjs';
import { templateFiles } from './template-files.mjs';
import { writeAll } from './write-all.mjs';

/**
 * Makes the room of a new remote and tells the house about it.
 *
 * @param {string} root
 * @param {import('./arguments.mjs').NewRemote} remote
 * @returns {string[]} paths that were written
 * @throws {PlainError} when name or area are taken; nothing is written then
 */
export function createRemote(root, remote) {
  if (existsSync(join(root, remote.name))) {
    throw new PlainError(`${remote.name} exists already; remove the folder or choose another name`);
  }
  const room = templateFiles(root, remote);
  const house = registrations(root, remote, room.get(join(remote.name, 'package.json')));
  const files = new Map([...room, ...house]);
  writeAll(root, files, remote.name);
  return [...files.keys()];
}
