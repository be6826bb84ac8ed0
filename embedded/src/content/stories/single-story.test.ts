import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';

const files = {
  'home.yaml': createStoryText(
    [
      'component: page',
      'headline: Deutsch',
      'headline__i18n__en: English',
      'lead: Nur deutsch',
      'lead__i18n_fr: Français',
      'body: [{ component: rich_text, text: !md "Hallo" }]',
      'hero: !bild { name: feld-1, alt: Feld }',
    ].join('\n'),
    'tags: [Heu]\nfirst_published: 2025-05-05T05:05:05Z\n',
  ),
  'blog.yaml': createStoryText('component: page', 'startpage: true\n'),
  'blog/42.yaml': createStoryText('component: page'),
  'geheim.yaml': 'name: G\npublished: false\ncontent: { component: page }\n',
};

let contentApp: ContentApp;

beforeAll(async () => {
  contentApp = await startContentApp(files);
});
afterAll(() => contentApp.close());

describe('a story', () => {
  test('has all keys in the order of the hosted service', async () => {
    const { body } = await contentApp.get('stories/home');
    expect(Object.keys(body)).toEqual(['story', 'cv', 'rels', 'links']);
    const keys =
      'name created_at published_at updated_at id uuid content slug full_slug sort_by_date ' +
      'position tag_list is_startpage parent_id meta_data group_id first_published_at ' +
      'release_id lang path alternates default_full_slug translated_slugs';
    expect(Object.keys(body.story).join(' ')).toBe(keys);
    expect(body.story).toMatchObject({
      name: 'Name',
      slug: 'home',
      full_slug: 'home',
      published_at: '2026-01-02T08:00:00.000Z',
      first_published_at: '2025-05-05T05:05:05.000Z',
      tag_list: ['Heu'],
      parent_id: 0,
      lang: 'default',
      path: null,
      alternates: [],
    });
  });

  test('is found by slug, by id and with find_by by uuid', async () => {
    const { id, uuid } = (await contentApp.get('stories/home')).body.story;
    expect((await contentApp.get(`stories/${id}`)).body.story.uuid).toBe(uuid);
    expect((await contentApp.get(`stories/${uuid}`, 'find_by=uuid')).body.story.id).toBe(id);
    expect((await contentApp.get(`stories/${uuid}`)).status).toBe(404);
    expect((await contentApp.get('stories/blog')).body.story.full_slug).toBe('blog/');
    expect((await contentApp.get('stories/blog/')).body.story).toMatchObject({
      is_startpage: true,
    });
    expect((await contentApp.get('stories/blog%2F42')).body.story.slug).toBe('42');
  });

  test.each(['nichts', 'geheim', '0', '42', 'blog/..%2fhome', '%00', 'home/x', '../spaces/me%2f'])(
    '%s is not found',
    async (path) => {
      const response = await contentApp.get(`stories/${path}`);
      expect(response).toMatchObject({ status: 404, body: ['This record could not be found'] });
    },
  );

  test('is not found with another content type', async () => {
    expect((await contentApp.get('stories/home', 'content_type=page')).status).toBe(200);
    expect((await contentApp.get('stories/home', 'content_type=article')).status).toBe(404);
  });
});

describe('drafts', () => {
  test("have the visual editor's comments on every block, unlike published stories", async () => {
    const { body } = await contentApp.draft('stories/home');
    const { content: fetchHomeStory, id } = body.story;
    const commentPattern = /^<!--#storyblok#(\{.*\})-->$/u;
    for (const block of [fetchHomeStory, fetchHomeStory.body[0]]) {
      const match = commentPattern.exec(block._editable);
      expect(JSON.parse(match?.[1] ?? '')).toEqual({
        name: block.component,
        space: '100001',
        uid: block._uid,
        id: String(id),
      });
    }
    expect(JSON.stringify((await contentApp.get('stories/home')).body)).not.toContain('_editable');
  });

  test('include unpublished stories and are private', async () => {
    const response = await contentApp.draft('stories/geheim');
    expect(response.body.story.published_at).toBeNull();
    expect(response.headers['cache-control']).toContain('private');
    expect((await contentApp.get('stories/home')).headers['cache-control']).toContain('public');
  });
});

describe('languages', () => {
  const fetchHomeStory = async (query: string) =>
    (await contentApp.get('stories/home', query)).body.story;

  test('replaces fields by their translations and removes the suffixes', async () => {
    const englishStory = await fetchHomeStory('language=en');
    expect(englishStory).toMatchObject({ lang: 'en', full_slug: 'en/home' });
    expect(englishStory.content).toMatchObject({ headline: 'English', lead: 'Nur deutsch' });
    expect(JSON.stringify(englishStory)).not.toContain('__i18n_');
  });

  test('handles fallback, default and unknown languages', async () => {
    const storyWithFallback = await fetchHomeStory('language=en&fallback_lang=fr');
    expect(storyWithFallback.content).toMatchObject({ headline: 'English', lead: 'Français' });
    for (const language of ['default', 'xx', '', 'default&fallback_lang=en']) {
      const defaultLanguageStory = await fetchHomeStory(`language=${language}`);
      expect(defaultLanguageStory).toMatchObject({ lang: 'default', full_slug: 'home' });
      expect(defaultLanguageStory.content.headline).toBe('Deutsch');
    }
  });
});

describe('excluded fields', () => {
  test('excluding_fields removes first-level fields except those a block needs', async () => {
    const { body } = await contentApp.draft('stories/home', 'excluding_fields=body,component,nix');
    expect(Object.keys(body.story.content)).toEqual(
      expect.arrayContaining(['_uid', 'component', 'headline', '_editable']),
    );
    expect(body.story.content.body).toBeUndefined();
  });

  test('excluding_story_fields ignores unknown names', async () => {
    const { body } = await contentApp.get(
      'stories/home',
      'excluding_story_fields=lang,position,name,nix',
    );
    expect(body.story.lang).toBeUndefined();
    expect(body.story.position).toBeUndefined();
    expect(body.story.name).toBe('Name');
  });
});

test('resolve_assets adds the assets', async () => {
  expect((await contentApp.get('stories/home')).body.assets).toBeUndefined();
  const { body } = await contentApp.get('stories/home', 'resolve_assets=1');
  expect(body.assets).toEqual([expect.objectContaining({ fieldtype: 'asset', alt: 'Feld' })]);
});
