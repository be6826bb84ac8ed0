import { collectFiles, hashSource } from './contract-files.mjs';

export const API_LOCK_FILE = 'shared-contracts/api.lock.json';
export const API_REVISION_FILE = 'shared-contracts/src/api-revision.ts';

const API_FOLDER = 'shared-contracts/src/api/';
const REVISION_CONSTANT_PATTERN = /(export const API_REVISION = )(\d+);/;

/**
 * Accepted requests and responses of the api. `files` maps each file that defines them to its hash
 * and to the api revision with which the file was last changed.
 *
 * @typedef {{ revision: number, files: Record<string, { hash: string, revision: number }>,
 *   accepted: object[] }} ApiLock
 */

/**
 * Reads the accepted state of the api. Returns an empty state if there is no lock file.
 *
 * @returns {ApiLock}
 */
export function readApiLock(repository) {
  if (!repository.files.includes(API_LOCK_FILE)) return { revision: 1, files: {}, accepted: [] };
  return JSON.parse(repository.read(API_LOCK_FILE));
}

/**
 * Hashes all files below `shared-contracts/src/api` and the files that they import. Comments and
 * whitespace do not change a hash.
 *
 * @returns {Record<string, string>} hashes by file
 */
export function hashApiFiles(repository) {
  const entryFiles = repository.files.filter(
    (file) => file.startsWith(API_FOLDER) && /(?<!\.test)\.ts$/.test(file),
  );
  return Object.fromEntries(
    collectFiles(repository, entryFiles).map((file) => [file, hashSource(repository.read(file))]),
  );
}

/** Returns the names of the files that differ from the accepted state of the api. */
export function findChangedApiFiles(lock, hashes) {
  const names = [...new Set([...Object.keys(lock.files), ...Object.keys(hashes)])];
  return names.filter((name) => lock.files[name]?.hash !== hashes[name]).toSorted();
}

/** Parses `API_REVISION` from the text of its file. */
export function parseApiRevision(source) {
  return Number(REVISION_CONSTANT_PATTERN.exec(source)?.[2]);
}

/**
 * Accepts the changes since the accepted state of the api. Every kind except `none` raises the
 * revision and assigns the new revision to the changed files. Remotes that import these files then
 * require this revision.
 *
 * @returns {{ source: string, lock: ApiLock }} new text of the file with `API_REVISION`, and
 *   content of the lock file
 */
export function acceptApiChanges({ kind, note, hashes, lock, source }) {
  if (parseApiRevision(source) !== lock.revision)
    throw new Error(`${API_REVISION_FILE} must have ${lock.revision}: this command raises it`);
  const changedFiles = findChangedApiFiles(lock, hashes);
  const revision = kind === 'none' ? lock.revision : lock.revision + 1;
  const files = Object.fromEntries(
    Object.entries(hashes).map(([file, hash]) => {
      const keepsRevision = kind === 'none' || !changedFiles.includes(file);
      return [file, { hash, revision: (keepsRevision && lock.files[file]?.revision) || revision }];
    }),
  );
  const accepted = [{ revision, kind, note, changed: changedFiles }, ...lock.accepted].slice(0, 30);
  return {
    source: source.replace(REVISION_CONSTANT_PATTERN, `$1${revision};`),
    lock: { revision, files, accepted },
  };
}
