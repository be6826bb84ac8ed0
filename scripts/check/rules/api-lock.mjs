import {
  API_REVISION_FILE,
  findChangedApiFiles,
  hashApiFiles,
  parseApiRevision,
  readApiLock,
} from '../contract/api-lock.mjs';

export const name = 'requests and answers of the api';

const ACCEPT_INSTRUCTIONS =
  'accept it with npm run contract -- accept addition|breaking|none --note "…" (docs/decisions/086)';

/**
 * Checks that each change of the api's requests and responses was accepted with `npm run contract`,
 * because remotes and api are deployed at different times.
 */
export function check(repository) {
  if (!repository.files.includes(API_REVISION_FILE)) return [];
  const lock = readApiLock(repository);
  const changedFiles = findChangedApiFiles(lock, hashApiFiles(repository));
  if (changedFiles.length > 0) {
    return changedFiles.map((file) => ({
      file,
      message: `is part of the api and has changed: ${ACCEPT_INSTRUCTIONS}`,
    }));
  }
  const revision = parseApiRevision(repository.read(API_REVISION_FILE));
  if (revision === lock.revision) return [];
  const message = `has ${revision}, but ${lock.revision} was accepted: only npm run contract raises it`;
  return [{ file: API_REVISION_FILE, message }];
}
