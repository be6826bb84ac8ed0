import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../project/terminal.mjs';
import { formatRegistrationFiles } from './registrations.mjs';
import { listTemplateFiles } from './template-files.mjs';
import { writeAllOrNone } from './write-all.mjs';

/**
 * Creates the package of a new remote and registers it.
 *
 * @param {string} root
 * @param {import('./arguments.mjs').NewRemote} remote
 * @returns {string[]} paths of the written files
 * @throws {PlainError} when name or area are taken; then nothing is written
 */
export function createRemote(root, remote) {
  if (existsSync(join(root, remote.name))) {
    throw new PlainError(`${remote.name} exists already; delete the folder or choose another name`);
  }
  const packageFiles = listTemplateFiles(root, remote);
  const registrationFiles = formatRegistrationFiles(
    root,
    remote,
    packageFiles.get(join(remote.name, 'package.json')),
  );
  const files = new Map([...packageFiles, ...registrationFiles]);
  writeAllOrNone(root, files, remote.name);
  return [...files.keys()];
}
