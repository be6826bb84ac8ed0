import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story, uuid } from '#samples/story-records.ts';
import { createContentReader } from './content-reader.server.ts';

let service: FakeContentService;

const articles = Array.from({ length: 130 }, (_, index) =>
  story(`artikel/nummer-${index}`, { component: 'article' }, { uuid: uuid(index), id: index + 1 }),
);

beforeAll(async () => {
  service = await startFakeContentService(articles);
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.cv += 1;
});

const listStoryRequests = () =>
  service.requests.filter(({ pathname }) => !pathname.endsWith('spaces/me'));

describe('contentReader', () => {
  test('finds a story only by its exact slug', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    expect((await content.story('artikel/nummer-3'))?.uuid).toBe(uuid(3));
    expect(await content.story('artikel/fehlt')).toBeUndefined();
  });

  test('tells whether a read has failed, but not that a story is missing', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    await content.story('artikel/fehlt');
    expect(content.hasFailed()).toBe(false);
    service.intercept = (_url, response) => Boolean(response.writeHead(400).end('{}'));
    await expect(content.allStories({ content_type: 'author' })).rejects.toThrow(Error);
    service.intercept = undefined;
    expect(content.hasFailed()).toBe(true);
  });

  test('does not find a story by its id', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    expect(await content.story('4')).toBeUndefined();
    expect(listStoryRequests()).toHaveLength(1);
  });

  test('encodes slugs for the content system', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    await content.story('artikel/ä?x=1#f');
    expect(listStoryRequests()[0]?.pathname).toBe('/v2/cdn/stories/artikel/%C3%A4%3Fx%3D1%23f');
    expect(listStoryRequests()[0]?.searchParams.get('token')).toBe('public');
  });

  test('returns 25 stories per list with the total', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    const { stories, total } = await content.stories({ content_type: 'article' });
    expect([stories.length, total]).toEqual([25, 130]);
  });

  test('reads all pages in bulk reads', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    expect(await content.allStories({ content_type: 'article' })).toHaveLength(130);
    expect(listStoryRequests()).toHaveLength(2);
  });

  test('reads stories by uuid in batches of 50, without duplicates, in order', async () => {
    const content = createContentReader(createLoadContext(service.endpoint));
    const requestedUuids = Array.from({ length: 120 }, (_, index) => uuid(119 - index));
    const foundStories = await content.storiesByUuids([...requestedUuids, uuid(5), uuid(999)]);
    expect(foundStories.map((entry) => entry.uuid)).toEqual(requestedUuids);
    expect(listStoryRequests()).toHaveLength(3);
  });

  test('caches published content, never drafts', async () => {
    const publishedReader = createContentReader(createLoadContext(service.endpoint));
    await publishedReader.story('artikel/nummer-1');
    await publishedReader.story('artikel/nummer-1');
    expect(listStoryRequests()).toHaveLength(1);
    const draft = createContentReader(
      createLoadContext(service.endpoint, { contentVersion: 'draft' }),
    );
    await draft.story('artikel/nummer-1');
    await draft.story('artikel/nummer-1');
    expect(listStoryRequests()).toHaveLength(3);
    expect(listStoryRequests().at(-1)?.searchParams.get('token')).toBe('preview');
  });

  test('rejects with the reason of the signal', async () => {
    const signal = AbortSignal.abort(new Error('the visitor has gone'));
    const content = createContentReader(createLoadContext(service.endpoint, { signal }));
    await expect(content.story('artikel/nummer-2')).rejects.toThrow('the visitor has gone');
  });
});
