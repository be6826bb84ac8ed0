import { createEditorTokenQuery, verifyEditorToken } from './editor-token.ts';

const settings = { spaceId: '100001', previewToken: 'geheim' };
const now = 1_790_000_000;
const query = (change: (query: URLSearchParams) => void = () => {}) => {
  const made = new URLSearchParams(createEditorTokenQuery(settings, now));
  change(made);
  return made;
};

describe('verifyEditorToken', () => {
  test('accepts its own tokens for one hour', () => {
    expect(verifyEditorToken(query(), settings, now)).toBe('valid');
    expect(verifyEditorToken(query(), settings, now + 3600)).toBe('valid');
  });

  test('returns absent without an editor token', () => {
    expect(verifyEditorToken(new URLSearchParams('seite=2'), settings, now)).toBe('absent');
  });

  test.each<[string, URLSearchParams, number]>([
    ['an expired token', query(), now + 3601],
    ['a token from the future', query(), now - 61],
    ['another space', query((q) => q.set('_storyblok_tk[space_id]', '2')), now],
    ['a changed time', query((q) => q.set('_storyblok_tk[timestamp]', String(now + 1))), now],
    ['an invalid time', query((q) => q.set('_storyblok_tk[timestamp]', '1e9')), now],
    ['a wrong hash', query((q) => q.set('_storyblok_tk[token]', 'a'.repeat(40))), now],
    ['a short hash', query((q) => q.set('_storyblok_tk[token]', 'ab')), now],
    ['a repeated parameter', query((q) => q.append('_storyblok_tk[token]', 'b'.repeat(40))), now],
    ['another editor parameter without a token', new URLSearchParams('_storyblok=1'), now],
  ])('refuses %s', (_case, token, at) => {
    expect(verifyEditorToken(token, settings, at)).toBe('invalid');
  });
});
