import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = { releases: null, api: null, frames: [], frameAncestors: [], devServers: [] };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('nothing is unsafe, and nothing comes from elsewhere', () => {
  const policy = contentSecurityPolicy(nothing);
  expect(policy).not.toMatch(/unsafe|https?:|\*/u);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('nobody frames a page but ourselves, and the editor in a preview', () => {
  expect(directive(contentSecurityPolicy(nothing), 'frame-ancestors')).toBe(
    "frame-ancestors 'self'",
  );
  const preview = contentSecurityPolicy({ ...nothing, frameAncestors: ['https://editor.example'] });
  expect(directive(preview, 'frame-ancestors')).toBe(
    "frame-ancestors 'self' https://editor.example",
  );
});

test('an api of its own address may be asked, and nothing else of it', () => {
  const policy = contentSecurityPolicy({ ...nothing, api: 'https://api.example' });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
  expect(policy.match(/api\.example/gu)).toHaveLength(1);
});

test('release files from a CDN may be loaded, fetched and run', () => {
  const policy = contentSecurityPolicy({ ...nothing, releases: 'https://cdn.example' });
  for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(directive(policy, name)).toBe(`${name} 'self' https://cdn.example`);
});
