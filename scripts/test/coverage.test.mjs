import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { formatCoverage, sumCoverage } from './coverage.mjs';

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
  };
  const coverage = sumCoverage(summary);
  expect(coverage).toEqual([
    { name: 'api', lines: 100, branches: 75, isTooLow: false },
    { name: 'shell', lines: 50, branches: 50, isTooLow: true },
  ]);
  expect(coverage.map(formatCoverage)).toEqual([
    'api                  100.0 % of lines  75.0 % of branches',
    'shell                 50.0 % of lines  50.0 % of branches  below 75 % of the branches',
  ]);
});
