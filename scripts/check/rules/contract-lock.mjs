import {
  findChangedFiles,
  LOCK_FILE,
  readLockedContract,
  NUMBERS_FILE,
  readCurrentContract,
} from '../contract/contract-files.mjs';

export const name = 'contract between shell and remotes';

const INSTRUCTIONS =
  'accept it with npm run contract -- accept addition|breaking|none --note "…" (docs/decisions/004)';

/**
 * A shell runs with remotes that were built before or after it. So each change of the interface
 * between them must be declared as compatible or breaking.
 */
export function check(repository) {
  if (!repository.files.includes(NUMBERS_FILE)) return [];
  if (!repository.files.includes(LOCK_FILE)) return [{ file: LOCK_FILE, message: 'is missing' }];
  const locked = readLockedContract(repository);
  const current = readCurrentContract(repository);
  const changed = findChangedFiles(locked, current);
  if (changed.length > 0) {
    return changed.map((file) => ({
      file,
      message: `is part of the contract and has changed: ${INSTRUCTIONS}`,
    }));
  }
  if (current.version === locked.version && current.revision === locked.revision) return [];
  return [
    {
      file: NUMBERS_FILE,
      message: `has ${current.version}.${current.revision}, but ${locked.version}.${locked.revision} was accepted: only npm run contract raises the numbers`,
    },
  ];
}
