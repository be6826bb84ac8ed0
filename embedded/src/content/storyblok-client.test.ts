import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import StoryblokClient, { type ISbConfig } from 'storyblok-js-client';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';

const AUTHOR_COUNT = 60;
const authors = Array.from({ length: AUTHOR_COUNT }, (_, index) => `autoren/a${index}`);

const files = {
  'home.yaml': createStoryText(
    'component: page\nrelated: !story artikel/a\nlink: !link story:artikel/a\nmissing: !story nirgends',
  ),
  'artikel/a.yaml': createStoryText('component: article\nheadline: Alt\nauthor: !story autoren/a1'),
  'artikel/a.draft.yaml': 'content: { component: article, headline: Neu }\n',
  'alle.yaml': createStoryText(
    `component: page\nauthors: [${authors.map((slug) => `!story ${slug}`).join(', ')}]\nlinks:\n${authors
      .map((slug) => `  - { component: related_link, link: !link 'story:${slug}' }`)
      .join('\n')}`,
  ),
  ...Object.fromEntries(
    authors.map((slug, index) => [
      `${slug}.yaml`,
      createStoryText(`component: author\nnumber: ${index}`),
    ]),
  ),
};

/** A relation or link that the client has resolved, with only the fields that the tests compare. */
interface LinkedField {
  readonly content: { readonly headline: string; readonly author: { readonly full_slug: string } };
  readonly story: object;
}

let contentApp: ContentApp;
let endpoint: string;
const requests: string[] = [];

beforeAll(async () => {
  contentApp = await startContentApp(files);
  contentApp.app.server.prependListener('request', (request: { url?: string }) => {
    requests.push(request.url ?? '');
  });
  await contentApp.app.listen({ port: 0, host: '127.0.0.1' });
  endpoint = `http://127.0.0.1:${(contentApp.app.server.address() as AddressInfo).port}/v2`;
});
afterAll(() => contentApp.close());
beforeEach(() => {
  requests.length = 0;
});

/**
 * Creates a client. Clears its cache version, because all clients with the same token share the
 * version within a process.
 */
function createClient(config: Partial<ISbConfig> = {}): StoryblokClient {
  const newClient = new StoryblokClient(
    { accessToken: 'public', rateLimit: 0, ...config },
    endpoint,
  );
  newClient.clearCacheVersion();
  return newClient;
}

describe('the unmodified client', () => {
  test('reads a story and follows the redirect once', async () => {
    const storyblokClient = createClient();
    const { data } = await storyblokClient.getStory('artikel/a', {});
    expect(data.story.content['headline']).toBe('Alt');
    expect(requests).toHaveLength(2);
    expect(storyblokClient.cacheVersion()).toBe(data.cv);
    await storyblokClient.getStory('artikel/a', {});
    expect(requests).toHaveLength(3);
    expect(requests[2]).toContain(`cv=${data.cv}`);
  });

  test('sends cv=0 after a flush and is redirected again', async () => {
    const storyblokClient = createClient();
    await storyblokClient.getStory('home', {});
    await storyblokClient.flushCache();
    requests.length = 0;
    await storyblokClient.getStory('home', {});
    expect(requests[0]).toContain('cv=0');
    expect(requests).toHaveLength(2);
  });

  test('reads drafts with the preview token only', async () => {
    const previewClient = createClient({ accessToken: 'preview' });
    const { data } = await previewClient.getStory('artikel/a', { version: 'draft' });
    expect(data.story.content['headline']).toBe('Neu');
    expect(requests).toHaveLength(1);
    await expect(createClient().getStory('artikel/a', { version: 'draft' })).rejects.toMatchObject({
      status: 401,
      message: 'Unauthorized',
    });
  });

  test('reads a list page by page', async () => {
    const page = await createClient().getStories({ starts_with: 'autoren/', per_page: 7, page: 2 });
    expect(page).toMatchObject({ perPage: 7, total: AUTHOR_COUNT });
    expect(page.data.stories).toHaveLength(7);
    const allStories = await createClient().getAll('cdn/stories', {
      starts_with: 'autoren/',
      per_page: 25,
    });
    expect(new Set(allStories.map(({ uuid }: { uuid: string }) => uuid)).size).toBe(AUTHOR_COUNT);
    const links = await createClient().getAll('cdn/links', {});
    expect(links).toHaveLength(AUTHOR_COUNT + 5);
  });

  test('filters with its own format of __or', async () => {
    const { data } = await createClient().getStories({
      filter_query: { __or: [{ number: { in: '3' } }, { headline: { in: 'Alt' } }] },
    });
    const slugs = data.stories.map(({ full_slug: slug }) => slug);
    expect(slugs.toSorted()).toEqual(['artikel/a', 'autoren/a3']);
  });

  test('resolves relations and links; missing ones stay uuids', async () => {
    const { data } = await createClient().getStory('home', {
      resolve_relations: ['page.related', 'page.missing', 'article.author'],
      resolve_links: 'url',
    });
    const content = data.story.content as unknown as Record<
      'related' | 'missing' | 'link',
      LinkedField
    >;
    expect(content['related'].content.headline).toBe('Alt');
    expect(content['related'].content.author.full_slug).toBe('autoren/a1');
    expect(content['missing']).toMatch(/^[0-9a-f-]{36}$/u);
    expect(content['link'].story).toMatchObject({ full_slug: 'artikel/a', url: 'artikel/a' });
  });

  test('fetches more than fifty relations by their uuids', async () => {
    const { data } = await createClient().getStory('alle', { resolve_relations: 'page.authors' });
    const linkedAuthors = data.story.content['authors'] as { full_slug: string }[];
    expect(linkedAuthors.map(({ full_slug: slug }) => slug)).toEqual(authors);
    const bulkRequests = requests.filter((url) => /by_uuids=.*&cv=[1-9]/u.test(url));
    expect(bulkRequests.length).toBe(2);
  });

  test('fetches more than fifty links by their uuids', async () => {
    const { data } = await createClient().getStory('alle', { resolve_links: 'story' });
    const links = data.story.content['links'] as { link: { story: { full_slug: string } } }[];
    expect(links.map(({ link }) => link.story.full_slug)).toEqual(authors);
  });

  test('accepts an empty resolve_relations and the default language', async () => {
    const { data } = await createClient().get('cdn/stories/home', {
      resolve_links: 'url',
      resolve_relations: '',
      language: 'default',
    });
    expect(data.story.lang).toBe('default');
    expect(data.rels).toEqual([]);
  });

  test('receives errors in the format of the hosted service', async () => {
    await expect(createClient().getStory('nix', {})).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    });
    await expect(
      createClient().get('cdn/stories/home', { filter_query: { a: { in: 'b' } } }),
    ).rejects.toMatchObject({ status: 422, message: 'Parameter(s) filter_query not allowed' });
    await expect(
      createClient({ accessToken: 'falsch' }).getStory('home', {}),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  test('reads tags, space and data sources with the parameters it adds', async () => {
    const storyblokClient = createClient();
    expect((await storyblokClient.get('cdn/spaces/me', {})).data.space.id).toBe(100001);
    expect((await storyblokClient.get('cdn/tags', {})).data.tags).toEqual([]);
    expect(await storyblokClient.getAll('cdn/datasources', {})).toEqual([]);
  });

  test('sees a change after receiving the new version', async () => {
    const storyblokClient = createClient();
    await storyblokClient.getStory('artikel/a', {});
    await contentApp.folder.write({
      'artikel/a.yaml': createStoryText('component: article\nheadline: Frisch'),
    });
    await contentApp.store.refresh();
    const { data } = await storyblokClient.get('cdn/spaces/me', {});
    storyblokClient.setCacheVersion(data.space.version);
    requests.length = 0;
    const refreshedStory = await storyblokClient.getStory('artikel/a', {});
    expect(refreshedStory.data.story.content['headline']).toBe('Frisch');
    expect(requests).toHaveLength(1);
  });
});
