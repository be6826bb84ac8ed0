import { validateContentResponse } from './validate-content-response.ts';

const story = { full_slug: 'a', content: { component: 'page' } };

test.each([
  ['stories/a', null],
  ['stories/a', 'ja'],
  ['stories/a', {}],
  ['stories/a', { story: null }],
  ['stories/a', { story: { full_slug: 'a' } }],
  ['stories/a', { story: { content: { component: 'page' } } }],
  ['stories/a', { story: { ...story, content: { component: null } } }],
  ['stories', {}],
  ['stories', { stories: null }],
  ['stories', { stories: {} }],
])('rejects the response of %s with %j', (path, data) =>
  expect(() => validateContentResponse(path, data)).toThrow(/^the response /),
);

test.each([
  ['stories/a', { story }],
  ['stories', { stories: [] }],
  ['stories', { stories: [story] }],
  ['spaces/me', { space: {} }],
])('accepts the response of %s with %j', (path, data) =>
  expect(validateContentResponse(path, data)).toBe(data),
);

test('returns a story whose content is null as an empty page', () =>
  expect(
    validateContentResponse('stories/a', { story: { full_slug: 'a', uuid: 'u', content: null } }),
  ).toEqual({
    story: { full_slug: 'a', uuid: 'u', content: { _uid: 'u', component: 'page' } },
  }));

test('removes list entries that are not stories', () =>
  expect(
    validateContentResponse('stories', { stories: [null, story, { full_slug: 'b' }], cv: 7 }),
  ).toEqual({
    stories: [story],
    cv: 7,
  }));
