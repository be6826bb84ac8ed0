import { createEditorTokenQuery, verifyEditorToken } from './editor-token.ts';

const settings = { spaceId: '100001', previewToken: 'geheim' };
const nowSeconds = 1_790_000_000;
const createQuery = (change: (query: URLSearchParams) => void = () => {}) => {
  const query = new URLSearchParams(createEditorTokenQuery(settings, nowSeconds));
  change(query);
  return query;
};

describe('verifyEditorToken', () => {
  test('accepts its own tokens for one hour', () => {
    expect(verifyEditorToken(createQuery(), settings, nowSeconds)).toBe('valid');
    expect(verifyEditorToken(createQuery(), settings, nowSeconds + 3600)).toBe('valid');
  });

  test('returns absent without an editor token', () => {
    expect(verifyEditorToken(new URLSearchParams('seite=2'), settings, nowSeconds)).toBe('absent');
  });

  test.each<[string, URLSearchParams, number]>([
    ['an expired token', createQuery(), nowSeconds + 3601],
    ['a token from the future', createQuery(), nowSeconds - 61],
    ['another space', createQuery((q) => q.set('_storyblok_tk[space_id]', '2')), nowSeconds],
    [
      'a changed time',
      createQuery((q) => q.set('_storyblok_tk[timestamp]', String(nowSeconds + 1))),
      nowSeconds,
    ],
    ['an invalid time', createQuery((q) => q.set('_storyblok_tk[timestamp]', '1e9')), nowSeconds],
    ['a wrong hash', createQuery((q) => q.set('_storyblok_tk[token]', 'a'.repeat(40))), nowSeconds],
    ['a short hash', createQuery((q) => q.set('_storyblok_tk[token]', 'ab')), nowSeconds],
    [
      'a repeated parameter',
      createQuery((q) => q.append('_storyblok_tk[token]', 'b'.repeat(40))),
      nowSeconds,
    ],
    ['another editor parameter without a token', new URLSearchParams('_storyblok=1'), nowSeconds],
  ])('refuses %s', (_case, token, timeSeconds) => {
    expect(verifyEditorToken(token, settings, timeSeconds)).toBe('invalid');
  });
});
