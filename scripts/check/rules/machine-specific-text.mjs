import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getLineNumber } from '../get-line-number.mjs';

export const name = 'no machine-specific paths and hosts';

const TEXT_FILE_PATTERN =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|css|md|ya?ml|html|svg|sh|conf|toml)$|(^|\/)[^.]+$|(^|\/)\.[a-z.]+$/;

const PATTERNS = [
  [/\/(home|Users)\/[a-z][\w.-]*\//, 'an absolute local path'],
  [/[A-Z]:\\+Users\\/, 'an absolute local path'],
  [/https?:\/\/[^/\s'"]*(registry|artifactory|verdaccio|nexus)[^/\s'"]*\//, 'a registry host'],
];

const ARCHIVE_FILE_PATTERN = /\.tar\.gz$/;

/**
 * Checks that no file contains a path of the developer's machine or the host of an npm registry.
 */
export function check(repository) {
  const { root, files } = repository;
  const textFileProblems = files
    .filter((file) => TEXT_FILE_PATTERN.test(file))
    .flatMap((file) => {
      const text = repository.read(file);
      return findMachineSpecificText(text, root).map(({ pattern, description }) => ({
        file,
        line: getLine(text, pattern),
        message: `contains ${description}`,
      }));
    });
  const archiveProblems = files
    .filter((file) => ARCHIVE_FILE_PATTERN.test(file))
    .flatMap((file) => {
      const text = gunzipSync(readFileSync(join(root, file))).toString('latin1');
      return findMachineSpecificText(text, root).map(({ description, found }) => ({
        file,
        message: `contains ${description}: ${found}`,
      }));
    });
  return [...textFileProblems, ...archiveProblems];
}

/**
 * Finds local paths and registry hosts in a text.
 *
 * @param {string} text
 * @param {string} root Folder of this clone, whose path the text must not contain.
 * @returns {{ pattern: RegExp, description: string, found: string }[]}
 */
export function findMachineSpecificText(text, root) {
  return [...PATTERNS, ...createLocalPathPatterns(root)].flatMap(([pattern, description]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ pattern, description, found }];
  });
}

/**
 * Creates patterns for the paths of this clone and of the home folder. Ignores a folder directly
 * below `/`, because its path is too short to be specific.
 */
function createLocalPathPatterns(root) {
  return [root, homedir()]
    .filter((folder) => folder.split(/[/\\]/).filter(Boolean).length > 1)
    .map((folder) => [new RegExp(RegExp.escape(folder)), 'a path of this machine']);
}

function getLine(text, pattern) {
  return getLineNumber(text, text.search(pattern));
}
