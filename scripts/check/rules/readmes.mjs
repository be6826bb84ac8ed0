export const name = 'a README per package';

/** Maximum number of lines of a README, about one screen. */
const MAX_LINES = 60;

/** Checks that each package has a README of at most `MAX_LINES` lines. */
export function check(repository) {
  return Object.keys(repository.boundaries.packages).flatMap((packageName) => {
    const file = `${packageName}/README.md`;
    if (!repository.files.includes(file)) return [{ file, message: 'is missing' }];
    const lines = repository.read(file).trimEnd().split('\n').length;
    return lines > MAX_LINES
      ? [{ file, message: `has ${lines} lines; the limit is ${MAX_LINES}` }]
      : [];
  });
}
