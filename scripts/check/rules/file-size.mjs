export const name = 'file sizes';

const HARD_LIMIT = 300;
const P90_LIMIT = 150;
const MEDIAN_LIMIT = 70;
const TEST = /\.(test|spec)\.(ts|tsx|mjs)$/;
const CODE = /\.(ts|tsx|mjs|css)$/;

/** Small files, one job each: no file above 300 lines, and the house numbers for every package. */
export function check(repository) {
  const sizes = repository.files
    .filter((file) => CODE.test(file) && !file.includes('/fixtures/'))
    .map((file) => ({ file, lines: countLines(repository.read(file)) }));
  // House numbers are for what ships; a test may tell a long story.
  const shipped = sizes.filter(({ file }) => !TEST.test(file));
  const byPackage = Map.groupBy(shipped, ({ file }) => file.split('/')[0]);
  return [
    ...sizes
      .filter(({ lines }) => lines > HARD_LIMIT)
      .map(({ file, lines }) => ({ file, message: `${lines} lines, limit ${HARD_LIMIT}` })),
    ...[...byPackage].flatMap(([packageName, files]) => packageProblems(packageName, files)),
  ];
}

function packageProblems(packageName, files) {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
  const measures = [
    ['median', percentile(lines, 0.5), MEDIAN_LIMIT],
    ['p90', percentile(lines, 0.9), P90_LIMIT],
  ];
  return measures
    .filter(([, value, limit]) => value > limit)
    .map(([word, value, limit]) => ({
      file: packageName,
      message: `${word} of its files is ${value} lines, limit ${limit}`,
    }));
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
