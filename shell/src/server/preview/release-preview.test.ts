import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { signPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import { previewRequest, requestedReleases } from './release-preview.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const trusted = [createPublicKey(privateKey)];
const now = 1_790_000_000;
const link = (remote: string, id: string, base = '') =>
  signPreviewLink({ remote, id, expires: now + 60, base }, privateKey);
const openLink = (value: string, cookie?: string, at = now) =>
  previewRequest(new URLSearchParams({ vorschau: value }), cookie, trusted, at);

test('turns a valid link into a cookie that previews the release', () => {
  const request = openLink(link('mf-a', 'abc'));
  expect(request.kind).toBe('set');
  const cookie = request.kind === 'set' ? request.cookie : '';
  expect(requestedReleases(cookie, trusted, now)).toEqual([
    { remote: 'mf-a', id: 'abc', base: '' },
  ]);
});

test('previews several remotes at once, each by its newest link', () => {
  const first = openLink(link('mf-a', 'abc'));
  const second = openLink(link('mf-b', 'dev', 'http://localhost:3100/'), getCookie(first));
  const third = openLink(link('mf-a', 'def'), getCookie(second));
  const requested = requestedReleases(getCookie(third), trusted, now);
  expect(requested.map(({ remote, id }) => `${remote}@${id}`)).toEqual(['mf-a@def', 'mf-b@dev']);
});

test.each([
  ['an expired link', () => openLink(link('mf-a', 'abc'), undefined, now + 61)],
  ['a changed id', () => openLink(link('mf-a', 'abc').replace('abc', 'abd'))],
  ['an invalid link', () => openLink('mf-a@abc')],
  [
    'two links at once',
    () =>
      previewRequest(
        new URLSearchParams([
          ['vorschau', link('mf-a', 'abc')],
          ['vorschau', link('mf-a', 'abd')],
        ]),
        undefined,
        trusted,
        now,
      ),
  ],
  [
    'a link signed by an untrusted key',
    () =>
      previewRequest(
        new URLSearchParams({ vorschau: link('mf-a', 'abc') }),
        undefined,
        [createPublicKey(generateKeyPairSync('ed25519').privateKey)],
        now,
      ),
  ],
])('refuses %s', (_case, request) => {
  expect(request()).toEqual({ kind: 'invalid' });
});

test('ignores changed and expired links in the cookie', () => {
  const cookie = link('mf-a', 'abc');
  expect(requestedReleases(`${cookie}x`, trusted, now)).toEqual([]);
  expect(requestedReleases(cookie, trusted, now + 61)).toEqual([]);
  expect(requestedReleases('x'.repeat(5000), trusted, now)).toEqual([]);
  expect(requestedReleases(undefined, trusted, now)).toEqual([]);
});

test('ends all previews with "aus" and ignores a missing parameter', () => {
  expect(openLink('aus', link('mf-a', 'abc'))).toEqual({ kind: 'set', cookie: '' });
  expect(previewRequest(new URLSearchParams(), undefined, trusted, now)).toEqual({ kind: 'none' });
});

function getCookie(request: ReturnType<typeof previewRequest>): string {
  return request.kind === 'set' ? request.cookie : '';
}
