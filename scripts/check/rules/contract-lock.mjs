import {
  findChangedFiles,
  CONTRACT_LOCK_FILE,
  readLockedContract,
  CONTRACT_NUMBERS_FILE,
  readCurrentContract,
} from '../contract/contract-files.mjs';

export const name = 'contract between shell and remotes';

const ACCEPT_INSTRUCTIONS =
  'accept it with npm run contract -- accept addition|breaking|none --note "…" (docs/decisions/004)';

/**
 * Checks that each change of the interface between shell and remotes was accepted with
 * `npm run contract`, because a shell runs remotes that were built before or after the shell.
 */
export function check(repository) {
  if (!repository.files.includes(CONTRACT_NUMBERS_FILE)) return [];
  if (!repository.files.includes(CONTRACT_LOCK_FILE))
    return [{ file: CONTRACT_LOCK_FILE, message: 'is missing' }];
  const locked = readLockedContract(repository);
  const current = readCurrentContract(repository);
  const changedFiles = findChangedFiles(locked, current);
  if (changedFiles.length > 0) {
    return changedFiles.map((file) => ({
      file,
      message: `is part of the contract and has changed: ${ACCEPT_INSTRUCTIONS}`,
    }));
  }
  if (current.version === locked.version && current.revision === locked.revision) return [];
  return [
    {
      file: CONTRACT_NUMBERS_FILE,
      message: `has ${current.version}.${current.revision}, but ${locked.version}.${locked.revision} was accepted: only npm run contract raises the numbers`,
    },
  ];
}
