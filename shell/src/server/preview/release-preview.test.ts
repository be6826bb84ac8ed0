import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { signPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import { previewRequest, wantedReleases } from './release-preview.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const trusted = [createPublicKey(privateKey)];
const now = 1_790_000_000;
const link = (remote: string, id: string, base = '') =>
  signPreviewLink({ remote, id, expires: now + 60, base }, privateKey);
const asked = (value: string, cookie?: string, at = now) =>
  previewRequest(new URLSearchParams({ vorschau: value }), cookie, trusted, at);

test('a valid link becomes a cookie that opens the release', () => {
  const request = asked(link('mf-a', 'abc'));
  expect(request.kind).toBe('set');
  const cookie = request.kind === 'set' ? request.cookie : '';
  expect(wantedReleases(cookie, trusted, now)).toEqual([{ remote: 'mf-a', id: 'abc', base: '' }]);
});

test('several remotes can be previewed at once, each in its newest link', () => {
  const first = asked(link('mf-a', 'abc'));
  const second = asked(link('mf-b', 'dev', 'http://localhost:3100/'), cookieOf(first));
  const third = asked(link('mf-a', 'def'), cookieOf(second));
  const wanted = wantedReleases(cookieOf(third), trusted, now);
  expect(wanted.map(({ remote, id }) => `${remote}@${id}`)).toEqual(['mf-a@def', 'mf-b@dev']);
});

test.each([
  ['a link that has ended', () => asked(link('mf-a', 'abc'), undefined, now + 61)],
  ['a changed id', () => asked(link('mf-a', 'abc').replace('abc', 'abd'))],
  ['nonsense', () => asked('mf-a@abc')],
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
    'a link of a key that nobody trusts',
    () =>
      previewRequest(
        new URLSearchParams({ vorschau: link('mf-a', 'abc') }),
        undefined,
        [createPublicKey(generateKeyPairSync('ed25519').privateKey)],
        now,
      ),
  ],
])('%s is refused', (_case, request) => {
  expect(request()).toEqual({ kind: 'invalid' });
});

test('a cookie with changed or ended links opens nothing', () => {
  const cookie = link('mf-a', 'abc');
  expect(wantedReleases(`${cookie}x`, trusted, now)).toEqual([]);
  expect(wantedReleases(cookie, trusted, now + 61)).toEqual([]);
  expect(wantedReleases('x'.repeat(5000), trusted, now)).toEqual([]);
  expect(wantedReleases(undefined, trusted, now)).toEqual([]);
});

test('"aus" ends all previews, no parameter asks for nothing', () => {
  expect(asked('aus', link('mf-a', 'abc'))).toEqual({ kind: 'set', cookie: '' });
  expect(previewRequest(new URLSearchParams(), undefined, trusted, now)).toEqual({ kind: 'none' });
});

function cookieOf(request: ReturnType<typeof previewRequest>): string {
  return request.kind === 'set' ? request.cookie : '';
}
