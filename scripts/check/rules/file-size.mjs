export const name = 'file sizes';

const MAX_FILE_LINES = 300;
const MAX_P90_LINES = 150;
const MAX_MEDIAN_LINES = 70;
const TEST_FILE_PATTERN = /\.(test|spec)\.(ts|tsx|mjs)$/;
const CODE_FILE_PATTERN = /\.(ts|tsx|mjs|css)$/;

/**
 * Checks that no file has more than 300 lines, and that the median and the 90th percentile of each
 * package's file lengths are within their limits.
 */
export function check(repository) {
  const sizes = repository.files
    .filter((file) => CODE_FILE_PATTERN.test(file) && !file.includes('/fixtures/'))
    .map((file) => ({ file, lines: countLines(repository.read(file)) }));
  // Test files are excluded from the median and the 90th percentile.
  const shippedFiles = sizes.filter(({ file }) => !TEST_FILE_PATTERN.test(file));
  const filesByPackage = Map.groupBy(shippedFiles, ({ file }) => file.split('/')[0]);
  return [
    ...sizes
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .map(({ file, lines }) => ({
        file,
        message: `has ${lines} lines; the limit is ${MAX_FILE_LINES}`,
      })),
    ...[...filesByPackage].flatMap(([packageName, files]) =>
      findPackageProblems(packageName, files),
    ),
  ];
}

function findPackageProblems(packageName, files) {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
  const statistics = [
    ['median', computePercentile(lines, 0.5), MAX_MEDIAN_LINES],
    ['90th percentile', computePercentile(lines, 0.9), MAX_P90_LINES],
  ];
  return statistics
    .filter(([, value, limit]) => value > limit)
    .map(([label, value, limit]) => ({
      file: packageName,
      message: `the ${label} file has ${value} lines; the limit is ${limit}`,
    }));
}

function computePercentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
