import { expect, test } from '@jest/globals';
import { escapeAndLinkUrls } from './escape-and-link-urls.ts';

test('links addresses without trailing punctuation', () => {
  expect(escapeAndLinkUrls('Siehe https://example.org/a?b=1&c=<2>.')).toBe(
    'Siehe <a href="https://example.org/a?b=1&amp;c=" rel="noreferrer">https://example.org/a?b=1&amp;c=</a>&lt;2&gt;.',
  );
  expect(escapeAndLinkUrls('(http://localhost:3000/x).')).toContain(
    'href="http://localhost:3000/x"',
  );
  expect(escapeAndLinkUrls('javascript:alert(1)')).toBe('javascript:alert(1)');
});
