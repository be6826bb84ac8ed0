import { expect, test } from '@jest/globals';
import { negotiateFormat } from './negotiate-format.ts';

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'webp'],
  ['image/webp;q=0.5', 'webp'],
  ['image/webp;q=0', 'jpeg'],
  ['image/*', 'jpeg'],
  ['text/html', 'jpeg'],
  [undefined, 'jpeg'],
])('Accept: %s', (accept, format) => {
  expect(negotiateFormat(undefined, accept)).toEqual({ format, dependsOnAccept: true });
});

test('keeps a PNG when WebP is not accepted', () => {
  expect(negotiateFormat(undefined, 'image/*', 'png').format).toBe('png');
  expect(negotiateFormat(undefined, 'image/webp', 'png').format).toBe('webp');
});

test('does not negotiate a requested format', () => {
  expect(negotiateFormat('avif', 'image/webp')).toEqual({ format: 'avif', dependsOnAccept: false });
});
