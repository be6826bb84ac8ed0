import { findChangedFiles, parseContractNumbers } from './contract-files.mjs';

/** Kinds of contract changes, defined in docs/decisions/004-contract-number.md. */
export const CHANGE_KINDS = ['none', 'addition', 'breaking'];

/** Maximum number of accepted changes in the lock file. Older ones are removed. */
const MAX_ACCEPTED_CHANGES = 30;

/**
 * Accepts the changes since the locked contract. An addition raises the revision. A breaking change
 * raises the version, resets the revision to 0 and makes shells host the previous version as well.
 *
 * @param {object} options
 * @param {'none' | 'addition' | 'breaking'} options.kind
 * @param {string} options.note Description of the change. The lock file stores it.
 * @param {import('./contract-files.mjs').Contract} options.current
 * @param {import('./contract-files.mjs').Contract & { accepted: object[] }} options.locked
 * @param {string} options.source Text of `remote.ts`.
 * @returns {{ source: string, lock: object }} new text of `remote.ts` and content of the lock file
 * @throws {Error} if nothing changed, or if someone changed the numbers by hand
 */
export function acceptContractChanges({ kind, note, current, locked, source }) {
  const { version, revision } = parseContractNumbers(source);
  if (version !== locked.version || revision !== locked.revision) {
    const expected = `${locked.version}.${locked.revision}`;
    throw new Error(
      `remote.ts has ${version}.${revision}: restore ${expected}; this command raises it`,
    );
  }
  const changedFiles = findChangedFiles(locked, current);
  if (changedFiles.length === 0) throw new Error('The contract has not changed');
  const next = raiseContractNumbers({ version, revision }, kind);
  return {
    source: replaceContractNumbers(source, next, kind === 'breaking' ? version : null),
    lock: {
      ...next,
      files: current.files,
      accepted: [{ ...next, kind, note, changed: changedFiles }, ...locked.accepted].slice(
        0,
        MAX_ACCEPTED_CHANGES,
      ),
    },
  };
}

function raiseContractNumbers({ version, revision }, kind) {
  if (kind === 'breaking') return { version: version + 1, revision: 0 };
  return { version, revision: kind === 'addition' ? revision + 1 : revision };
}

function replaceContractNumbers(source, { version, revision }, previousVersion) {
  const text = source
    .replace(/(export const CONTRACT_VERSION = )\d+;/, `$1${version};`)
    .replace(/(export const CONTRACT_REVISION = )\d+;/, `$1${revision};`);
  if (previousVersion === null) return text;
  return text.replace(
    /(export const HOSTED_CONTRACTS: readonly number\[\] = \[)[^\]]*\];/,
    `$1${previousVersion}, CONTRACT_VERSION];`,
  );
}
