const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec|stories)\.|\/testing\/|\/test\/|\/stories\/|^e2e\//;

/**
 * Faults of shipped code that writes something in a way that it must not; at most one of each way for
 * each file.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @param {readonly (readonly [pattern: RegExp, message: string, allowed: readonly string[]])[]} ways
 *   with the files in which each may stand
 */
export function findForbiddenPatterns(repository, ways) {
  return repository.files
    .filter(
      (file) => CODE.test(file) && !TEST.test(file) && !file.startsWith('scripts/check/rules/'),
    )
    .flatMap((file) => faultsIn(file, repository.read(file), ways));
}

function faultsIn(file, text, ways) {
  return ways.flatMap(([pattern, message, allowed]) => {
    const found = allowed.includes(file) ? null : pattern.exec(text);
    if (!found) return [];
    return [{ file, line: text.slice(0, found.index).split('\n').length, message }];
  });
}
