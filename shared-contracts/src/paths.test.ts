import { isPathOnThisSite } from './paths.ts';

describe('security finding 12: redirect targets are parsed, then checked', () => {
  test.each([
    '/.//evil.example/x',
    '/././/evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '///evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    ' /x',
    'x',
  ])('refuses %j', (target) => {
    expect(isPathOnThisSite(target)).toBe(false);
  });

  test.each([
    '/',
    '/artikel/a%20b?x=//y#z',
    '/suche?q=a//b',
    '/mein-account/daten',
    '/a//b',
    '/ä?ö=ü',
  ])('accepts %j', (target) => {
    expect(isPathOnThisSite(target)).toBe(true);
  });
});
