import { createHash } from 'node:crypto';
import { importSpecifiers } from '../import-specifiers.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { plainCode } from './plain-code.mjs';

export const LOCK_FILE = 'shared-contracts/contract.lock.json';
export const NUMBERS_FILE = 'shared-contracts/src/remote.ts';

/** What shell and remotes, built at different times, rely on in each other. */
const ENTRIES = [
  NUMBERS_FILE,
  'shared-contracts/src/release.ts',
  'shared-contracts/src/remote-runtime.ts',
  'shared-contracts/src/shell-api.ts',
  'shared-ui/src/shell-context/shell-context.ts',
  'federation/src/shared-packages.ts',
  'federation/src/facades/react-redux.ts',
  'federation/src/facades/react-router.ts',
  'federation/src/facades/redux-toolkit.ts',
];

/** Packages that exist once for shell and remotes; another major version is another contract. */
const PACKAGES = ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'];

/** The numbers themselves stand beside the hashes, not in them. */
const NUMBERS =
  /export const (CONTRACT_VERSION|CONTRACT_REVISION|HOSTED_CONTRACTS)\b[^=]*= ([^;]*);/g;

/**
 * @typedef {{ version: number, revision: number, files: Record<string, string> }} Contract
 */

/**
 * The contract as it stands: its numbers, and a hash of every file and shared package it is made
 * of. Comments and spaces do not count.
 *
 * @param {import('../repository.mjs').Repository} repository
 * @returns {Contract}
 */
export function presentContract(repository) {
  const files = {};
  for (const file of closure(repository)) {
    files[file] = hash(plainCode(repository.read(file).replaceAll(NUMBERS, '')));
  }
  const { packages } = JSON.parse(repository.read('package-lock.json'));
  for (const name of PACKAGES) {
    const version = packages[`node_modules/${name}`]?.version ?? 'none';
    files[`package ${name}`] = `major ${version.split('.')[0]}`;
  }
  return { ...numbersOf(repository.read(NUMBERS_FILE)), files };
}

/** @returns {Contract & { accepted: object[] }} */
export function lockedContract(repository) {
  return JSON.parse(repository.read(LOCK_FILE));
}

/** Names of files and packages that differ between two states. */
export function changedFiles(before, after) {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])];
  return names.filter((name) => before.files[name] !== after.files[name]).toSorted();
}

/** `CONTRACT_VERSION` and `CONTRACT_REVISION` of `remote.ts`. */
export function numbersOf(source) {
  const values = Object.fromEntries(
    [...source.matchAll(NUMBERS)].map(([, name, value]) => [name, value]),
  );
  return {
    version: Number(values.CONTRACT_VERSION),
    revision: Number(values.CONTRACT_REVISION),
  };
}

/** Entries and all files of the repository that they import, types included. */
function closure(repository) {
  const known = new Set(repository.files);
  const found = new Set();
  const queue = [...ENTRIES];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !known.has(file)) continue;
    found.add(file);
    for (const { specifier } of importSpecifiers(repository.read(file))) {
      const target = resolveImport(specifier, file, repository.boundaries);
      if ('file' in target) queue.push(target.file);
    }
  }
  return [...found].toSorted();
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
