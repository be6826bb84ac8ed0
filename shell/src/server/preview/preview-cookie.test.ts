import { isValidPreviewCookie, createPreviewCookieValue } from './preview-cookie.ts';

test('accepts a preview cookie until it expires and only with its key', () => {
  const value = createPreviewCookieValue('geheim', 1000);
  expect(isValidPreviewCookie(value, 'geheim', 999)).toBe(true);
  expect(isValidPreviewCookie(value, 'geheim', 1001)).toBe(false);
  expect(isValidPreviewCookie(value, 'anders', 999)).toBe(false);
  expect(isValidPreviewCookie(value.replace('1000', '9999'), 'geheim', 999)).toBe(false);
  expect(isValidPreviewCookie(undefined, 'geheim', 0)).toBe(false);
});
