import { filesToRetry, flakyTests } from './retry.mjs';

const failed = (name) => ({ name, status: 'failed' });

test('retries only failed files', () => {
  const testResults = [failed('a.test.ts'), { name: 'b.test.ts', status: 'passed' }];
  expect(filesToRetry({ testResults })).toEqual(['a.test.ts']);
  expect(filesToRetry(undefined)).toEqual([]);
});

test('does not retry many failed files', () => {
  expect(filesToRetry({ testResults: ['a', 'b', 'c', 'd', 'e'].map(failed) })).toEqual([]);
});

test('lists browser tests that passed on retry, at any depth', () => {
  const spec = (title, status) => ({ file: 'x.spec.ts', title, tests: [{ status }] });
  const inner = { specs: [spec('deep', 'flaky')] };
  const suites = [{ specs: [spec('fine', 'expected')], suites: [inner] }];
  expect(flakyTests({ suites })).toEqual(['x.spec.ts › deep']);
  expect(flakyTests(undefined)).toEqual([]);
});
