import { join } from 'node:path';
import { buildArgv } from 'jest-cli';
import { ROOT } from '../project/paths.mjs';
import { formatCoverage, listCoverageArguments, sumCoverage } from './coverage.mjs';

const share = (covered, total) => ({ covered, total });
const shares = (lines, branches) => ({ lines: share(...lines), branches: share(...branches) });

test('sums up the logic of each package and names packages with too few covered branches', () => {
  const summary = {
    total: shares([0, 0], [0, 0]),
    [join(ROOT, 'shell/src/a.ts')]: shares([9, 10], [2, 2]),
    [join(ROOT, 'shell/src/b.ts')]: shares([1, 10], [0, 2]),
    [join(ROOT, 'shell/src/View.tsx')]: shares([0, 50], [0, 50]),
    [join(ROOT, 'api/src/testing/people.ts')]: shares([0, 50], [0, 50]),
    [join(ROOT, 'api/src/app.ts')]: shares([4, 4], [3, 4]),
    [join(ROOT, 'shared-ui/src/loaded-by-shell.ts')]: shares([0, 4], [0, 4]),
  };
  const testFiles = ['shell/src/a.test.ts', 'api/src/app.test.ts'].map((file) => join(ROOT, file));
  const coverage = sumCoverage(summary, testFiles);
  expect(coverage).toEqual([
    { name: 'api', lines: 100, branches: 75, isTooLow: false },
    { name: 'shell', lines: 50, branches: 50, isTooLow: true },
  ]);
  expect(coverage.map(formatCoverage)).toEqual([
    'api                  100.0 % of lines  75.0 % of branches',
    'shell                 50.0 % of lines  50.0 % of branches  below 75 % of the branches',
  ]);
});

test('Jest reads a filter as a filter, with and without further options', async () => {
  const { _: patterns, coverageReporters } = await buildArgv(
    listCoverageArguments('/tmp/coverage', ['mf-search', '-t', 'feed']),
  );
  expect(patterns).toEqual(['mf-search']);
  expect(coverageReporters).toEqual(['json-summary']);
});
