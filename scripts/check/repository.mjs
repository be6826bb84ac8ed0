import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoundaries } from './boundaries.mjs';

/**
 * The files that repository checks read.
 *
 * @typedef {object} Repository
 * @property {string} root Absolute path.
 * @property {import('./boundaries.mjs').Boundaries} boundaries
 * @property {readonly string[]} files Paths relative to the root, with forward slashes, without
 *   ignored files.
 * @property {(file: string) => string} read Returns the text of a file.
 */

/**
 * A violation of a rule. `line` starts at 1.
 *
 * @typedef {{ file: string, line?: number, message: string }} Problem
 */

/**
 * Opens a clone with its tracked and untracked files, so that new files are checked before they are
 * committed.
 */
export function openRepository(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0').filter(Boolean))];
  return createRepository(
    root,
    files.filter((file) => existsSync(join(root, file))),
  );
}

/**
 * Creates a repository object that reads each file from disk at most once.
 * @returns {Repository}
 */
function createRepository(root, files) {
  const texts = new Map();
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
    return texts.get(file);
  };
  return { root, files, read, boundaries: readBoundaries(root) };
}

const SOURCE_FILE_PATTERN = /\.(ts|tsx|mjs|js|jsx|cjs|mts|cts)$/;

/** Lists the code files of all packages, except files in `fixtures` folders. */
export function listPackageSources(repository) {
  return repository.files.filter(
    (file) =>
      file.split('/')[0] in repository.boundaries.packages &&
      SOURCE_FILE_PATTERN.test(file) &&
      !file.includes('/fixtures/'),
  );
}

/**
 * Whether a path is that of a test file or of a file in a test folder. Such files are not shipped.
 */
export function isTestFile(file) {
  return /(\.(test|spec)|-for-tests)\.\w+$/.test(file) || /(^|\/)(test|testing)\//.test(file);
}
