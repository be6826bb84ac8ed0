import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../project/terminal.mjs';
import { findMentions } from './find-mentions.mjs';
import { findUnsavedFiles } from './find-unsaved-files.mjs';

const MAX_LISTED_FILES = 20;

/**
 * Checks that a remote can be removed without losing work and without breaking other packages.
 *
 * @param {string} root
 * @param {string} name
 * @param {{ force: boolean }} options `force`: does not throw when files prevent the removal
 * @returns {readonly string[]} docs and scripts that mention the remote, possibly only as an
 *   example
 * @throws {PlainError} naming the files that prevent the removal, and what to do about them
 */
export function listMentionsIfRemovable(root, name, { force }) {
  const { remotes } = JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8'));
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry && !(name in packages) && !existsSync(join(root, name))) {
    const knownNamesText = remotes.map((remote) => remote.name).join(', ');
    throw new PlainError(`There is no remote ${name}; known: ${knownNamesText}`);
  }
  const { dependentFiles, otherFiles } = findMentions(root, name, entry?.areas ?? []);
  if (force) return [...dependentFiles, ...otherFiles];
  const unsavedFiles = findUnsavedFiles(root, name, entry);
  if (unsavedFiles.length > 0) {
    const reason = 'these files have changes that no commit contains';
    throw new PlainError(describe(name, reason, unsavedFiles, 'Commit or delete them first, or'));
  }
  if (dependentFiles.length > 0) {
    const reason = 'these files mention it or link to its pages';
    throw new PlainError(describe(name, reason, dependentFiles, 'Change them first, or'));
  }
  return otherFiles;
}

function describe(name, reason, files, remedy) {
  const listed = files.slice(0, MAX_LISTED_FILES).map((file) => `  ${file}`);
  const rest = files.length - listed.length;
  const lines = rest > 0 ? [...listed, `  and ${rest} more`] : listed;
  return [`${name} is not removed: ${reason}`, ...lines, `${remedy} add --force.`].join('\n');
}
