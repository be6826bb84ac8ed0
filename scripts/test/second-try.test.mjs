import { filesToRepeat, flakyTests } from './second-try.mjs';

const failed = (name) => ({ name, status: 'failed' });

test('failed files are repeated, the others not', () => {
  const testResults = [failed('a.test.ts'), { name: 'b.test.ts', status: 'passed' }];
  expect(filesToRepeat({ testResults })).toEqual(['a.test.ts']);
  expect(filesToRepeat(undefined)).toEqual([]);
});

test('many failed files are no accident', () => {
  expect(filesToRepeat({ testResults: ['a', 'b', 'c', 'd', 'e'].map(failed) })).toEqual([]);
});

test('browser tests that needed a second try are named, at any depth', () => {
  const spec = (title, status) => ({ file: 'x.spec.ts', title, tests: [{ status }] });
  const inner = { specs: [spec('deep', 'flaky')] };
  const suites = [{ specs: [spec('fine', 'expected')], suites: [inner] }];
  expect(flakyTests({ suites })).toEqual(['x.spec.ts › deep']);
  expect(flakyTests(undefined)).toEqual([]);
});
