import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoundaries } from './packages.mjs';

/**
 * What a repository check looks at.
 *
 * @typedef {object} Repository
 * @property {string} root Absolute folder.
 * @property {import('./packages.mjs').Boundaries} boundaries
 * @property {readonly string[]} files From the root, with forward slashes; ignored ones left out.
 * @property {(file: string) => string} read Text of a file of the repository.
 */

/**
 * A place where the house is not in order.
 *
 * @typedef {{ file: string, line?: number, message: string }} Problem
 */

/** The files git knows or would add, so that a mistake is found before it is committed. */
export function openRepository(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0').filter(Boolean))];
  return repositoryOf(
    root,
    files.filter((file) => existsSync(join(root, file))),
  );
}

/** @returns {Repository} */
export function repositoryOf(root, files) {
  const texts = new Map();
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
    return texts.get(file);
  };
  return { root, files, read, boundaries: readBoundaries(root) };
}

const SOURCE = /\.(ts|tsx|mjs|js|jsx|cjs|mts|cts)$/;

/** Code files of the packages; made-up packages for tests (`fixtures`) are not held to the rules. */
export function packageSources(repository) {
  return repository.files.filter(
    (file) =>
      file.split('/')[0] in repository.boundaries.packages &&
      SOURCE.test(file) &&
      !file.includes('/fixtures/'),
  );
}

/** Test code, which reaches no visitor. */
export function isTestFile(file) {
  return /(\.(test|spec)|-for-tests)\.\w+$/.test(file) || /(^|\/)(test|testing)\//.test(file);
}
