import { isValidPreview, signPreview } from './preview-cookie.ts';

test('accepts a preview cookie until it expires and only with its key', () => {
  const value = signPreview('geheim', 1000);
  expect(isValidPreview(value, 'geheim', 999)).toBe(true);
  expect(isValidPreview(value, 'geheim', 1001)).toBe(false);
  expect(isValidPreview(value, 'anders', 999)).toBe(false);
  expect(isValidPreview(value.replace('1000', '9999'), 'geheim', 999)).toBe(false);
  expect(isValidPreview(undefined, 'geheim', 0)).toBe(false);
});
