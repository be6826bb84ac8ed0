import { createHash } from 'node:crypto';
import { findImports } from '../find-imports.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { stripComments } from './strip-comments.mjs';

export const CONTRACT_LOCK_FILE = 'shared-contracts/contract.lock.json';
export const CONTRACT_NUMBERS_FILE = 'shared-contracts/src/remote.ts';

/**
 * Files that define the interfaces between shell and remotes. They are part of the contract,
 * because shell and remotes are built at different times.
 */
const ENTRY_FILES = [
  CONTRACT_NUMBERS_FILE,
  'shared-contracts/src/release.ts',
  'shared-contracts/src/remote-runtime.ts',
  'shared-contracts/src/shell-api.ts',
  'shared-ui/src/shell-context/shell-context.ts',
  'federation/src/shared-packages.ts',
  'federation/src/facades/react-redux.ts',
  'federation/src/facades/react-router.ts',
  'federation/src/facades/redux-toolkit.ts',
];

/** Packages that shell and remotes share. A new major version of a package changes the contract. */
const SHARED_PACKAGES = ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'];

/**
 * Matches the numbers of the contract in `remote.ts`. The file's hash ignores them, because the
 * lock file lists them separately.
 */
const NUMBER_CONSTANT_PATTERN =
  /export const (CONTRACT_VERSION|CONTRACT_REVISION|HOSTED_CONTRACTS)\b[^=]*= ([^;]*);/g;

/**
 * Contract between shell and remotes. `files` maps file names to hashes.
 *
 * @typedef {{ version: number, revision: number, files: Record<string, string> }} Contract
 */

/**
 * Reads version and revision of the current contract and hashes each of its files. Comments and
 * whitespace do not affect a hash. For shared packages, returns the major version instead of a
 * hash.
 *
 * @param {import('../repository.mjs').Repository} repository
 * @returns {Contract}
 */
export function readCurrentContract(repository) {
  const files = {};
  for (const file of collectFiles(repository, ENTRY_FILES)) {
    files[file] = hashSource(repository.read(file).replaceAll(NUMBER_CONSTANT_PATTERN, ''));
  }
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  for (const name of SHARED_PACKAGES) {
    const version = packages[`node_modules/${name}`]?.version ?? 'none';
    files[`package ${name}`] = `major ${version.split('.')[0]}`;
  }
  return { ...parseContractNumbers(repository.read(CONTRACT_NUMBERS_FILE)), files };
}

/**
 * Reads the lock file of the contract.
 *
 * @returns {Contract & { accepted: object[] }}
 */
export function readLockedContract(repository) {
  return JSON.parse(repository.read(CONTRACT_LOCK_FILE));
}

/** Returns the names of the files and packages that differ between two contracts. */
export function findChangedFiles(before, after) {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])];
  return names.filter((name) => before.files[name] !== after.files[name]).toSorted();
}

/** Parses `CONTRACT_VERSION` and `CONTRACT_REVISION` from the text of `remote.ts`. */
export function parseContractNumbers(source) {
  const values = Object.fromEntries(
    [...source.matchAll(NUMBER_CONSTANT_PATTERN)].map(([, name, value]) => [name, value]),
  );
  return {
    version: Number(values.CONTRACT_VERSION),
    revision: Number(values.CONTRACT_REVISION),
  };
}

/**
 * Lists the entry files and all repository files that they import directly or indirectly. Type
 * imports count.
 */
export function collectFiles(repository, entryFiles) {
  const knownFiles = new Set(repository.files);
  const found = new Set();
  const queue = [...entryFiles];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !knownFiles.has(file)) continue;
    found.add(file);
    for (const { specifier } of findImports(repository.read(file))) {
      const target = resolveImport(specifier, file, repository.boundaries);
      if ('file' in target) queue.push(target.file);
    }
  }
  return [...found].toSorted();
}

/** Hashes the code of a file. Comments and whitespace do not affect the hash. */
export function hashSource(source) {
  return createHash('sha256').update(stripComments(source)).digest('hex').slice(0, 16);
}
