export const name = 'file sizes';

const FILE_LIMIT = 300;
const P90_LIMIT = 150;
const MEDIAN_LIMIT = 70;
const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$/;
const CODE = /\.(ts|tsx|mjs|css)$/;

/**
 * Checks that no file has more than 300 lines, and that the median and the 90th percentile of each
 * package's file lengths are within their limits.
 */
export function check(repository) {
  const sizes = repository.files
    .filter((file) => CODE.test(file) && !file.includes('/fixtures/'))
    .map((file) => ({ file, lines: countLines(repository.read(file)) }));
  // Tests do not count for the median and the 90th percentile.
  const shippedFiles = sizes.filter(({ file }) => !TEST_FILE.test(file));
  const filesByPackage = Map.groupBy(shippedFiles, ({ file }) => file.split('/')[0]);
  return [
    ...sizes
      .filter(({ lines }) => lines > FILE_LIMIT)
      .map(({ file, lines }) => ({
        file,
        message: `has ${lines} lines; the limit is ${FILE_LIMIT}`,
      })),
    ...[...filesByPackage].flatMap(([packageName, files]) =>
      findPackageProblems(packageName, files),
    ),
  ];
}

function findPackageProblems(packageName, files) {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
  const statistics = [
    ['median', percentile(lines, 0.5), MEDIAN_LIMIT],
    ['90th percentile', percentile(lines, 0.9), P90_LIMIT],
  ];
  return statistics
    .filter(([, value, limit]) => value > limit)
    .map(([label, value, limit]) => ({
      file: packageName,
      message: `the ${label} file has ${value} lines; the limit is ${limit}`,
    }));
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
