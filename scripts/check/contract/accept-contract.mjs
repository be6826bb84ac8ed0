import { changedFiles, numbersOf } from './contract-files.mjs';

/** What a change of the contract can be; docs/decisions/004-contract-number.md says which is which. */
export const KINDS = ['none', 'addition', 'breaking'];

/** Lines of the past that the lock keeps. */
const KEPT = 30;

/**
 * States what the changes since the last time are. An addition raises the revision; a breaking
 * change raises the version, begins at revision 0 and lets shells host the old version as well.
 *
 * @param {object} options
 * @param {'none' | 'addition' | 'breaking'} options.kind
 * @param {string} options.note What changed, for the next person.
 * @param {import('./contract-files.mjs').Contract} options.present
 * @param {import('./contract-files.mjs').Contract & { accepted: object[] }} options.locked
 * @param {string} options.source Text of `remote.ts`.
 * @returns {{ source: string, lock: object }} texts to write
 * @throws {Error} when nothing changed, or numbers were changed by hand
 */
export function acceptContract({ kind, note, present, locked, source }) {
  const { version, revision } = numbersOf(source);
  if (version !== locked.version || revision !== locked.revision) {
    const before = `${locked.version}.${locked.revision}`;
    throw new Error(`remote.ts says ${version}.${revision}; put ${before} back, this raises it`);
  }
  const changed = changedFiles(locked, present);
  if (changed.length === 0) throw new Error('The contract is as it was');
  const next = raised({ version, revision }, kind);
  return {
    source: withNumbers(source, next, kind === 'breaking' ? version : null),
    lock: {
      ...next,
      files: present.files,
      accepted: [{ ...next, kind, note, changed }, ...locked.accepted].slice(0, KEPT),
    },
  };
}

function raised({ version, revision }, kind) {
  if (kind === 'breaking') return { version: version + 1, revision: 0 };
  return { version, revision: kind === 'addition' ? revision + 1 : revision };
}

function withNumbers(source, { version, revision }, alsoHosted) {
  const text = source
    .replace(/(export const CONTRACT_VERSION = )\d+;/, `$1${version};`)
    .replace(/(export const CONTRACT_REVISION = )\d+;/, `$1${revision};`);
  if (alsoHosted === null) return text;
  return text.replace(
    /(export const HOSTED_CONTRACTS: readonly number\[\] = \[)[^\]]*\];/,
    `$1${alsoHosted}, CONTRACT_VERSION];`,
  );
}
