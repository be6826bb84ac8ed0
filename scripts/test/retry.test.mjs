import { listFilesToRetry, listFlakyTests } from './retry.mjs';

const failed = (name) => ({ name, status: 'failed' });

test('retries only failed files', () => {
  const testResults = [failed('a.test.ts'), { name: 'b.test.ts', status: 'passed' }];
  expect(listFilesToRetry({ testResults })).toEqual(['a.test.ts']);
  expect(listFilesToRetry(undefined)).toEqual([]);
});

test('does not retry many failed files', () => {
  expect(listFilesToRetry({ testResults: ['a', 'b', 'c', 'd', 'e'].map(failed) })).toEqual([]);
});

test('lists browser tests that passed on retry, at any depth', () => {
  const spec = (title, status) => ({ file: 'x.spec.ts', title, tests: [{ status }] });
  const inner = { specs: [spec('deep', 'flaky')] };
  const suites = [{ specs: [spec('fine', 'expected')], suites: [inner] }];
  expect(listFlakyTests({ suites })).toEqual(['x.spec.ts › deep']);
  expect(listFlakyTests(undefined)).toEqual([]);
});
