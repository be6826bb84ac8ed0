import { addFlakyTests } from './flaky-history.mjs';

test('one retry of a test is recorded, the second one in ten runs is reported', () => {
  const first = addFlakyTests([], ['a', 'a', 'b']);
  expect(first).toEqual({ history: [['a', 'b']], repeatedlyFlaky: [] });
  const second = addFlakyTests(first.history, ['a']);
  expect(second).toEqual({ history: [['a', 'b'], ['a']], repeatedlyFlaky: ['a'] });
});

test('forgets runs that are more than ten runs ago', () => {
  const history = [['a'], ...Array.from({ length: 9 }, () => [])];
  expect(addFlakyTests(history, ['a'])).toEqual({
    history: [...Array.from({ length: 9 }, () => []), ['a']],
    repeatedlyFlaky: [],
  });
});
