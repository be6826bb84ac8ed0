import { readPlainTitle } from './plain-title.ts';

const getTitle = (title: string) => readPlainTitle(new URLSearchParams({ title }));

test.each([
  ['Adventsgewinnspiel', 'Adventsgewinnspiel'],
  ['  a \n\t b ', 'a b'],
  ['<b>Fett</b>', '<b>Fett</b>'],
  ['a\u202eb', 'a b'],
])('%j', (input, expected) => {
  expect(getTitle(input)).toBe(expected);
});

test('cuts after a hundred characters without splitting one', () => {
  expect([...(getTitle('🚜'.repeat(150)) ?? '')]).toHaveLength(100);
});

test('returns undefined without a title', () => {
  expect(getTitle('  ')).toBeUndefined();
  expect(readPlainTitle(new URLSearchParams())).toBeUndefined();
});
