import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';

const files = {
  'home.yaml': createStoryText('component: page', 'tags: [Heu, Rind]\n'),
  'artikel/a.yaml': createStoryText('component: article', 'tags: [Heu]\nposition: 3\n'),
  'artikel/geheim.yaml':
    'name: G\npublished: false\ntags: [Geheim]\ncontent: { component: page }\n',
  '_settings.yaml': createStoryText('component: settings', 'startpage: true\n'),
  'laender.datasource.yaml':
    'name: Länder\nentries: { Bayern: by, Hessen: he }\ndimensions: { en: { Bayern: Bavaria } }\n',
};

let contentApp: ContentApp;

beforeAll(async () => {
  contentApp = await startContentApp(files);
});
afterAll(() => contentApp.close());

const fetchRaw = (url: string) => contentApp.app.inject({ url: `/v2/cdn/${url}` });

describe('access', () => {
  test.each([
    'stories/home',
    'stories/home?token=falsch',
    'stories/home?token=',
    'stories?token=public&version=draft',
    'stories/home?version=draft&token=public&version=draft',
    'links',
    'spaces/me',
    'tags',
    'datasources',
    'stories/home?token[]=preview',
  ])('rejects %s', async (url) => {
    const response = await fetchRaw(url);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: 'Unauthorized' });
  });

  test('uses the last of repeated parameters', async () => {
    expect((await fetchRaw('stories/home?cv=1&token=falsch&token=public')).statusCode).toBe(200);
    const response = await fetchRaw(
      'stories/artikel/geheim?version=draft&token=preview&version=published&cv=1',
    );
    expect(response.statusCode).toBe(404);
  });

  test('reads published stories with the preview token', async () => {
    expect((await fetchRaw('stories/home?cv=1&token=preview')).statusCode).toBe(200);
  });
});

describe('cache version', () => {
  test.each(['', '&cv=0', '&cv=', '&cv=undefined', '&cv=1&cv=0'])(
    'redirects a published request with "%s" to the current version',
    async (query) => {
      const response = await fetchRaw(`stories?token=public${query}&filter_query[a][is]=empty`);
      expect(response.statusCode).toBe(301);
      const version = contentApp.store.space.changedAtSeconds;
      expect(response.headers.location).toBe(
        `/v2/cdn/stories?token=public&filter_query[a][is]=empty&cv=${version}`,
      );
      expect(
        (await fetchRaw(String(response.headers.location).slice('/v2/cdn/'.length))).statusCode,
      ).toBe(200);
    },
  );

  test('does not redirect drafts and the space', async () => {
    expect((await fetchRaw('stories?token=preview&version=draft')).statusCode).toBe(200);
    expect((await fetchRaw('spaces/me?token=public')).statusCode).toBe(200);
  });

  test('can be switched off', async () => {
    const appWithoutRedirect = await startContentApp(files, { redirectsToCacheVersion: false });
    const response = await appWithoutRedirect.app.inject({ url: '/v2/cdn/stories?token=public' });
    expect(response.statusCode).toBe(200);
    await appWithoutRedirect.close();
  });

  test('increases with every change and equals the version of the space', async () => {
    const versionBefore = (await contentApp.get('spaces/me')).body.space.version;
    await contentApp.folder.write({ 'neu.yaml': createStoryText('component: page') });
    await contentApp.store.refresh();
    const versionAfter = (await contentApp.get('spaces/me')).body.space.version;
    expect(versionAfter).toBeGreaterThan(versionBefore);
    expect((await contentApp.get('stories/neu')).body.cv).toBe(versionAfter);
    await contentApp.folder.remove('neu.yaml');
    await contentApp.store.refresh();
  });
});

describe('links', () => {
  const slugs = async (query: string) => {
    const { body } = await contentApp.get('links', query);
    return Object.values<{ slug: string }>(body.links).map(({ slug }) => slug);
  };

  test('lists all addresses by uuid including folders', async () => {
    const { body, headers } = await contentApp.get('links');
    expect(Object.keys(body)).toEqual(['links', 'cv']);
    expect(headers).toMatchObject({ total: '5', 'per-page': '25' });
    const uuid = contentApp.store.space.storyByFullSlug.get('artikel/a')?.uuid ?? '';
    expect(body.links[uuid]).toEqual({
      id: expect.any(Number),
      uuid,
      slug: 'artikel/a',
      path: null,
      real_path: '/artikel/a',
      name: 'Name',
      published: true,
      parent_id: expect.any(Number),
      is_folder: false,
      is_startpage: false,
      position: 3,
    });
    expect(await slugs('')).toEqual(['_settings', '_settings/', 'artikel', 'artikel/a', 'home']);
  });

  test('selection', async () => {
    expect(await slugs('starts_with=artikel/')).toEqual(['artikel/a']);
    expect(await slugs('with_parent=0')).toEqual(['_settings', 'artikel', 'home']);
    const { uuid } = (await contentApp.get('stories/home')).body.story;
    expect(await slugs(`by_uuid=${uuid}`)).toEqual(['home']);
    expect(await slugs('per_page=2&page=2')).toEqual(['artikel', 'artikel/a']);
    const linksWithDates = await contentApp.get('links', 'starts_with=home&include_dates=1');
    expect(Object.values(linksWithDates.body.links)[0]).toHaveProperty('published_at');
    const draft = await contentApp.draft('links', 'starts_with=artikel/geheim');
    expect(Object.values(draft.body.links)[0]).toMatchObject({ published: false });
  });

  test('returns a single link', async () => {
    const { uuid } = (await contentApp.get('stories/home')).body.story;
    expect((await contentApp.get(`links/${uuid}`)).body.link.slug).toBe('home');
    expect((await contentApp.get('links/nix')).status).toBe(404);
  });
});

describe('space, tags, data sources', () => {
  test('the space', async () => {
    expect((await contentApp.get('spaces/me')).body).toEqual({
      space: {
        id: 100001,
        name: 'Test',
        domain: 'http://localhost:3000/',
        version: contentApp.store.space.changedAtSeconds,
        language_codes: ['en', 'fr'],
      },
    });
  });

  test('returns the space', async () => {
    expect((await contentApp.get('tags')).body.tags).toEqual([
      { name: 'Heu', taggings_count: 2 },
      { name: 'Rind', taggings_count: 1 },
    ]);
    expect((await contentApp.get('tags', 'starts_with=artikel')).body.tags).toHaveLength(1);
    expect((await contentApp.draft('tags', 'all_tags=1')).body.tags[0]).toEqual({
      name: 'Geheim',
      taggings_count: 1,
      tag_on_stories: 1,
    });
  });

  test('returns tags with counts, tags of drafts only in drafts', async () => {
    const { body } = await contentApp.get('datasources', 'search=länd');
    expect(body.datasources).toEqual([
      {
        id: expect.any(Number),
        name: 'Länder',
        slug: 'laender',
        dimensions: [{ id: expect.any(Number), entry_value: 'en', name: 'en' }],
      },
    ]);
    const { id } = body.datasources[0];
    expect((await contentApp.get('datasources/laender')).body.datasource.id).toBe(id);
    expect((await contentApp.get(`datasources/${id}`)).body.datasource.slug).toBe('laender');
    expect((await contentApp.get('datasources', 'by_ids=1')).body.datasources).toEqual([]);
    expect((await contentApp.get('datasources/nix')).status).toBe(404);
    const entries = await contentApp.get('datasource_entries', 'datasource=laender&dimension=en');
    expect(entries.headers).toMatchObject({ total: '2' });
    expect(entries.body.datasource_entries).toMatchObject([
      { name: 'Bayern', value: 'by', dimension_value: 'Bavaria' },
      { name: 'Hessen', value: 'he', dimension_value: null },
    ]);
    expect((await contentApp.get('datasource_entries', 'datasource=nix')).status).toBe(404);
  });
});

describe('returns data sources and their entries', () => {
  test('rejects unknown paths and methods', async () => {
    for (const path of ['nix', '', 'stories/%zz']) {
      const response = await fetchRaw(`${path}?token=public&cv=1`);
      expect([400, 404]).toContain(response.statusCode);
    }
    const postResponse = await contentApp.app.inject({
      method: 'POST',
      url: '/v2/cdn/stories?token=public',
    });
    expect(postResponse.statusCode).toBe(404);
    expect(postResponse.json()).toEqual(['This record could not be found']);
  });

  test('returns no body when the entity tag matches', async () => {
    const firstResponse = await fetchRaw('stories/home?token=public&cv=1');
    const etag = String(firstResponse.headers.etag);
    const url = '/v2/cdn/stories/home?token=public&cv=1';
    const secondResponse = await contentApp.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(secondResponse.statusCode).toBe(304);
    expect(secondResponse.body).toBe('');
  });

  test('allows cross-origin reads', async () => {
    const response = await contentApp.app.inject({ method: 'OPTIONS', url: '/v2/cdn/stories' });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect((await fetchRaw('stories')).headers['access-control-allow-origin']).toBe('*');
  });
});
