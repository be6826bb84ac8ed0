import { wholeAnswer } from './whole-answer.ts';

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
])('%s answered with %j is no answer', (path, data) =>
  expect(() => wholeAnswer(path, data)).toThrow(/^no /),
);

test.each([
  ['stories/a', { story }],
  ['stories', { stories: [] }],
  ['stories', { stories: [story] }],
  ['spaces/me', { space: {} }],
])('%s answered with %j is one', (path, data) => expect(wholeAnswer(path, data)).toBe(data));

test('of a list the entries that are no stories are left out', () =>
  expect(wholeAnswer('stories', { stories: [null, story, { full_slug: 'b' }], cv: 7 })).toEqual({
    stories: [story],
    cv: 7,
  }));
