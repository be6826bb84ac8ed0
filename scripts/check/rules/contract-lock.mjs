import {
  changedFiles,
  LOCK_FILE,
  lockedContract,
  NUMBERS_FILE,
  presentContract,
} from '../contract/contract-files.mjs';

export const name = 'contract between shell and remotes';

const HOW =
  'say what it is: npm run contract -- accept addition|breaking|none --note "…" (docs/decisions/004)';

/**
 * A shell hosts releases that were built before and after it. Whoever changes what they rely on in
 * each other states whether old and new still get along.
 */
export function check(repository) {
  if (!repository.files.includes(NUMBERS_FILE)) return [];
  if (!repository.files.includes(LOCK_FILE)) return [{ file: LOCK_FILE, message: 'is missing' }];
  const locked = lockedContract(repository);
  const present = presentContract(repository);
  const changed = changedFiles(locked, present);
  if (changed.length > 0) {
    return changed.map((file) => ({ file, message: `changes the contract; ${HOW}` }));
  }
  if (present.version === locked.version && present.revision === locked.revision) return [];
  return [
    {
      file: NUMBERS_FILE,
      message: `says ${present.version}.${present.revision}, accepted is ${locked.version}.${locked.revision}; the numbers are raised by npm run contract`,
    },
  ];
}
