import { isOneEditApart } from './is-one-edit-apart.mjs';

test.each([
  ['mf-magazin', 'mf-magazine', true],
  ['mf-magazines', 'mf-magazine', true],
  ['mf-magezine', 'mf-magazine', true],
  ['mf-amgazine', 'mf-magazine', true],
  ['mf-magazine', 'mf-magazine', false],
  ['mf-magazi', 'mf-magazine', false],
  ['mf-wetter', 'mf-magazine', false],
])('%s and %s: %s', (a, b, expectedResult) => {
  expect(isOneEditApart(a, b)).toBe(expectedResult);
  expect(isOneEditApart(b, a)).toBe(expectedResult);
});
