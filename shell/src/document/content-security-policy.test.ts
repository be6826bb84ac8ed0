import { expect, test } from '@jest/globals';
import { buildContentSecurityPolicy } from './content-security-policy.ts';

const noOrigins = {
  releases: null,
  api: null,
  frames: [],
  frameAncestors: [],
  devServerOrigins: [],
};

const getDirective = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('allows nothing unsafe and no external origins by default', () => {
  const policy = buildContentSecurityPolicy(noOrigins);
  expect(policy).not.toMatch(/unsafe|https?:|\*/u);
  expect(getDirective(policy, 'default-src')).toBe("default-src 'none'");
  expect(getDirective(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('allows framing only by the site itself and, in previews, by the editor', () => {
  expect(getDirective(buildContentSecurityPolicy(noOrigins), 'frame-ancestors')).toBe(
    "frame-ancestors 'self'",
  );
  const preview = buildContentSecurityPolicy({
    ...noOrigins,
    frameAncestors: ['https://editor.example'],
  });
  expect(getDirective(preview, 'frame-ancestors')).toBe(
    "frame-ancestors 'self' https://editor.example",
  );
});

test('allows connections, and nothing else, to a separate API origin', () => {
  const policy = buildContentSecurityPolicy({ ...noOrigins, api: 'https://api.example' });
  expect(getDirective(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
  expect(policy.match(/api\.example/gu)).toHaveLength(1);
});

test('allows release files from a CDN', () => {
  const policy = buildContentSecurityPolicy({ ...noOrigins, releases: 'https://cdn.example' });
  for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(getDirective(policy, name)).toBe(`${name} 'self' https://cdn.example`);
});
