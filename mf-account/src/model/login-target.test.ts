import { getLoginTarget } from './login-target.ts';

test.each(['/artikel/heu', '/mein-account/newsletter?is_app=true'])(
  'returns the requested path %s',
  (target) => {
    expect(getLoginTarget(target)).toBe(target);
  },
);

test.each([
  null,
  undefined,
  '',
  'https://example.org',
  '//example.org',
  '/\\example.org',
  '/anmelden?ziel=/x',
  'javascript:alert(1)',
])('returns the account path for %j', (target) =>
  expect(getLoginTarget(target)).toBe('/mein-account'),
);
