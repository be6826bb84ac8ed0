export const name = 'a README per package';

/** Lines; what a screen shows at once. */
const SCREEN = 60;

export function check(repository) {
  return Object.keys(repository.boundaries.packages).flatMap((packageName) => {
    const file = `${packageName}/README.md`;
    if (!repository.files.includes(file)) return [{ file, message: 'is missing' }];
    const lines = repository.read(file).trimEnd().split('\n').length;
    return lines > SCREEN ? [{ file, message: `${lines} lines, one screen is ${SCREEN}` }] : [];
  });
}
