import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { findStories } from './articles.query.server.ts';
import { createContentReader } from './content-reader.server.ts';

/**
 * Creates an article dated in November 2026. If `hasEditorDate` is true, the editors set this date.
 * Otherwise the article was first published on this date.
 */
const createArticle = (day: number, hasEditorDate: boolean) => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const publishedAt = `${hasEditorDate ? '2026-10-01' : date}T05:00:00.000Z`;
  return story(
    `artikel/${day}`,
    { component: 'article', ...(hasEditorDate ? { date: `${date} 05:00` } : {}) },
    { first_published_at: publishedAt },
  );
};

let service: FakeContentService;
afterEach(() => service.close());

async function describeFoundStories(
  days: readonly [number, boolean][],
  query: object,
): Promise<string> {
  service = await startFakeContentService(
    days.map(([day, hasEditorDate]) => createArticle(day, hasEditorDate)),
  );
  const reader = createContentReader(createLoadContext(service.endpoint));
  const { stories, total } = await findStories(reader, { perPage: 2, ...query });
  return `${stories.map(({ slug }) => slug).join(' ')} of ${total}`;
}

const DATED_AND_UNDATED_DAYS: readonly [number, boolean][] = [
  [9, true],
  [8, false],
  [7, false],
  [6, true],
  [5, true],
  [4, false],
];
const undatedDays = DATED_AND_UNDATED_DAYS.map(([day]): [number, boolean] => [day, false]);
const datedDays = DATED_AND_UNDATED_DAYS.map(([day]): [number, boolean] => [day, true]);

describe.each([
  ['dates', datedDays],
  ['no dates', undatedDays],
  ['some dates', DATED_AND_UNDATED_DAYS],
])('with %s', (_, days) => {
  test.each([
    [{}, '9 8 of 6'],
    [{ page: 2 }, '7 6 of 6'],
    [{ page: 3 }, '5 4 of 6'],
    [{ page: 4 }, ' of 6'],
    [{ before: '2026-11-08T05:00:00.000Z' }, '7 6 of 4'],
    [{ after: '2026-11-05T05:00:00.000Z' }, '6 7 of 4'],
  ])('%j finds %s', async (query, expected) => {
    expect(await describeFoundStories(days, query)).toBe(expected);
  });
});

test('sends only one short extra request when all articles have dates', async () => {
  await describeFoundStories(datedDays, {});
  const storyRequests = service.requests.filter(({ pathname }) => pathname.endsWith('/stories'));
  expect(storyRequests.map(({ searchParams }) => searchParams.get('per_page')).toSorted()).toEqual([
    '1',
    '2',
  ]);
});
