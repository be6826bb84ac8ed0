import { getLineNumber } from './get-line-number.mjs';

const CODE_FILE_PATTERN = /\.(?:ts|tsx|mjs)$/;
const TEST_FILE_PATTERN = /\.(?:test|spec|stories)\.|\/testing\/|\/test\/|\/stories\/|^e2e\//;

/**
 * Searches production code for forbidden patterns. Reports each pattern at most once per file.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @param {readonly (readonly [pattern: RegExp, message: string, allowed: readonly string[]])[]}
 *   patterns `allowed` lists the files that may contain the pattern.
 * @returns {import('./repository.mjs').Problem[]}
 */
export function findForbiddenPatterns(repository, patterns) {
  return repository.files
    .filter(
      (file) =>
        CODE_FILE_PATTERN.test(file) &&
        !TEST_FILE_PATTERN.test(file) &&
        !file.startsWith('scripts/check/rules/'),
    )
    .flatMap((file) => findPatternsInFile(file, repository.read(file), patterns));
}

function findPatternsInFile(file, text, patterns) {
  return patterns.flatMap(([pattern, message, allowed]) => {
    const found = allowed.includes(file) ? null : pattern.exec(text);
    if (!found) return [];
    return [{ file, line: getLineNumber(text, found.index), message }];
  });
}
