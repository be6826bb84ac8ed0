import { plainTitle } from './plain-title.ts';

const titleOf = (title: string) => plainTitle(new URLSearchParams({ title }));

test.each([
  ['Adventsgewinnspiel', 'Adventsgewinnspiel'],
  ['  a \n\t b ', 'a b'],
  ['<b>Fett</b>', '<b>Fett</b>'],
  ['a\u202eb', 'a b'],
])('%j', (given, expected) => {
  expect(titleOf(given)).toBe(expected);
});

test('at most a hundred characters, none of them halved', () => {
  expect([...(titleOf('🚜'.repeat(150)) ?? '')]).toHaveLength(100);
});

test('nothing is nothing', () => {
  expect(titleOf('  ')).toBeUndefined();
  expect(plainTitle(new URLSearchParams())).toBeUndefined();
});
