import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { signPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import { parsePreviewParam, readRequestedReleases } from './release-preview.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const trustedKeys = [createPublicKey(privateKey)];
const nowSeconds = 1_790_000_000;
const link = (remote: string, id: string, base = '') =>
  signPreviewLink({ remote, id, expiresAtSeconds: nowSeconds + 60, base }, privateKey);
const openLink = (value: string, cookie?: string, timeSeconds = nowSeconds) =>
  parsePreviewParam(new URLSearchParams({ vorschau: value }), cookie, trustedKeys, timeSeconds);

test('turns a valid link into a cookie that previews the release', () => {
  const request = openLink(link('mf-a', 'abc'));
  expect(request.kind).toBe('set');
  const cookie = request.kind === 'set' ? request.cookie : '';
  expect(readRequestedReleases(cookie, trustedKeys, nowSeconds)).toEqual([
    { remote: 'mf-a', id: 'abc', base: '' },
  ]);
});

test('previews several remotes at once, each by its newest link', () => {
  const firstRequest = openLink(link('mf-a', 'abc'));
  const secondRequest = openLink(
    link('mf-b', 'dev', 'http://localhost:3100/'),
    getCookie(firstRequest),
  );
  const thirdRequest = openLink(link('mf-a', 'def'), getCookie(secondRequest));
  const requestedReleases = readRequestedReleases(getCookie(thirdRequest), trustedKeys, nowSeconds);
  expect(requestedReleases.map(({ remote, id }) => `${remote}@${id}`)).toEqual([
    'mf-a@def',
    'mf-b@dev',
  ]);
});

test.each([
  ['an expired link', () => openLink(link('mf-a', 'abc'), undefined, nowSeconds + 61)],
  ['a changed id', () => openLink(link('mf-a', 'abc').replace('abc', 'abd'))],
  ['an invalid link', () => openLink('mf-a@abc')],
  [
    'two links at once',
    () =>
      parsePreviewParam(
        new URLSearchParams([
          ['vorschau', link('mf-a', 'abc')],
          ['vorschau', link('mf-a', 'abd')],
        ]),
        undefined,
        trustedKeys,
        nowSeconds,
      ),
  ],
  [
    'a link signed by an untrusted key',
    () =>
      parsePreviewParam(
        new URLSearchParams({ vorschau: link('mf-a', 'abc') }),
        undefined,
        [createPublicKey(generateKeyPairSync('ed25519').privateKey)],
        nowSeconds,
      ),
  ],
])('refuses %s', (_case, request) => {
  expect(request()).toEqual({ kind: 'invalid' });
});

test('ignores changed and expired links in the cookie', () => {
  const cookie = link('mf-a', 'abc');
  expect(readRequestedReleases(`${cookie}x`, trustedKeys, nowSeconds)).toEqual([]);
  expect(readRequestedReleases(cookie, trustedKeys, nowSeconds + 61)).toEqual([]);
  expect(readRequestedReleases('x'.repeat(5000), trustedKeys, nowSeconds)).toEqual([]);
  expect(readRequestedReleases(undefined, trustedKeys, nowSeconds)).toEqual([]);
});

test('ends all previews with "aus" and ignores a missing parameter', () => {
  expect(openLink('aus', link('mf-a', 'abc'))).toEqual({ kind: 'set', cookie: '' });
  expect(parsePreviewParam(new URLSearchParams(), undefined, trustedKeys, nowSeconds)).toEqual({
    kind: 'none',
  });
});

function getCookie(request: ReturnType<typeof parsePreviewParam>): string {
  return request.kind === 'set' ? request.cookie : '';
}
