import fc from 'fast-check';
import { toSafeHref } from './safe-href.ts';

describe('safeHref', () => {
  test.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+49123', 'tel:+49123'],
    ['/artikel/heu', '/artikel/heu'],
    ['artikel/heu', '/artikel/heu'],
    ['#oben', '#oben'],
    ['?seite=2', '?seite=2'],
    ['//example.org/x', 'https://example.org/x'],
  ])('%j becomes %j', (href, expected) => {
    expect(toSafeHref(href)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    '/\\evil.example',
    '\\\\evil.example',
    'a:b',
    '',
    '   ',
  ])('rejects %j', (href) => {
    expect(toSafeHref(href)).toBeUndefined();
  });

  test('returns only paths on this site or allowed schemes', () => {
    const words = fc.constantFrom(
      'java',
      'script',
      ':',
      '//',
      '/',
      '\\',
      '\t',
      'data',
      'x',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((list) => list.join('')),
        (text) => {
          const href = toSafeHref(text);
          if (href === undefined) return;
          const { protocol } = new URL(href, 'https://gruenland.example');
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
