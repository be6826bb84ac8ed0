import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';

const files = {
  'a.yaml': createStoryText(
    [
      'component: article',
      'category: !story thema',
      'authors: [!story autoren/x, !story autoren/geheim, !story autoren/y]',
      'body:',
      '  - component: info_box',
      '    text: !md "[Thema](story:thema) [Web](https://example.org)"',
      '  - component: related_link',
      '    link: !link story:autoren/x',
    ].join('\n'),
  ),
  'thema.yaml': createStoryText('component: category\nparent: !story ober\nmore: !link story:ober'),
  'ober.yaml': createStoryText('component: category'),
  'autoren/x.yaml': createStoryText('component: author\nname: X'),
  'autoren/y.yaml': createStoryText('component: author\nname: Y'),
  'autoren/geheim.yaml': 'name: G\npublished: false\ncontent: { component: author }\n',
};

let contentApp: ContentApp;
let appWithLowLimit: ContentApp;

beforeAll(async () => {
  contentApp = await startContentApp(files);
  appWithLowLimit = await startContentApp(files, { maxResolvedStories: 1 });
});
afterAll(() => Promise.all([contentApp.close(), appWithLowLimit.close()]));

const getFullSlugs = (list: readonly { full_slug: string }[]) =>
  list.map((entry) => entry.full_slug);

describe('relations', () => {
  test('are returned in order without duplicates and unpublished stories', async () => {
    const { body } = await contentApp.get(
      'stories/a',
      'resolve_relations=article.authors,article.category',
    );
    expect(getFullSlugs(body.rels)).toEqual(['thema', 'autoren/x', 'autoren/y']);
    expect(body.story.content.category).toBe(body.rels[0].uuid);
    const draftResponse = await contentApp.draft('stories/a', 'resolve_relations=article.authors');
    expect(getFullSlugs(draftResponse.body.rels)).toEqual([
      'autoren/x',
      'autoren/geheim',
      'autoren/y',
    ]);
    expect(draftResponse.body.rels[0].content._editable).toContain('#storyblok#');
  });

  test('are resolved only for the named fields of the named block', async () => {
    for (const fields of ['', 'category', 'page.category', 'article.nix', 'info_box.category']) {
      expect((await contentApp.get('stories/a', `resolve_relations=${fields}`)).body.rels).toEqual(
        [],
      );
    }
  });

  test('are resolved for relations with resolve_level=2', async () => {
    const fields = 'resolve_relations=article.category,category.parent';
    expect(getFullSlugs((await contentApp.get('stories/a', fields)).body.rels)).toEqual(['thema']);
    const twoLevelResponse = await contentApp.get('stories/a', `${fields}&resolve_level=2`);
    expect(getFullSlugs(twoLevelResponse.body.rels)).toEqual(['thema', 'ober']);
  });

  test('are returned as uuids only above the limit', async () => {
    const { body } = await appWithLowLimit.get('stories/a', 'resolve_relations=article.authors');
    expect(body.rels).toBeUndefined();
    expect(body.rel_uuids).toHaveLength(2);
  });

  test('are merged for a list', async () => {
    const { body } = await contentApp.get(
      'stories',
      'resolve_relations=category.parent&starts_with=thema',
    );
    expect(getFullSlugs(body.rels)).toEqual(['ober']);
  });
});

describe('links', () => {
  test('url: returns the short form', async () => {
    const { body } = await contentApp.get('stories/a', 'resolve_links=url');
    expect(getFullSlugs(body.links)).toEqual(['thema', 'autoren/x']);
    expect(Object.keys(body.links[0])).toEqual(['id', 'uuid', 'name', 'slug', 'full_slug', 'url']);
  });

  test('link: returns the link object', async () => {
    const { body } = await contentApp.get('stories/a', 'resolve_links=link');
    expect(body.links[1]).toMatchObject({
      slug: 'autoren/x',
      real_path: '/autoren/x',
      full_slug: 'autoren/x',
      is_folder: false,
      published: true,
    });
  });

  test.each(['story', '1'])('%s: returns the whole story', async (form) => {
    const { body } = await contentApp.get('stories/a', `resolve_links=${form}`);
    expect(body.links[1].content).toMatchObject({ component: 'author', name: 'X' });
  });

  test('resolves links of links with resolve_links_level=2', async () => {
    const { body } = await contentApp.get('stories/a', 'resolve_links=url&resolve_links_level=2');
    expect(getFullSlugs(body.links)).toEqual(['thema', 'autoren/x', 'ober']);
  });

  test('returns none when switched off, and only uuids above the limit', async () => {
    for (const off of ['', '0', 'nix']) {
      expect((await contentApp.get('stories/a', `resolve_links=${off}`)).body.links).toEqual([]);
    }
    const { body } = await appWithLowLimit.get('stories/a', 'resolve_links=url');
    expect(body.links).toBeUndefined();
    expect(body.link_uuids).toHaveLength(2);
  });
});
