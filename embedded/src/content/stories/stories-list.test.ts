import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';

function createArticleText(name: string, day: string, head: string, content: string): string {
  return `name: ${name}\npublished: 2026-0${day}T12:00:00Z\n${head}\ncontent:\n  component: article\n  ${content}\n`;
}

const files = {
  'home.yaml':
    'name: Start\npublished: 2026-01-01T12:00:00Z\ncontent: { component: home, text: Willkommen }\n',
  'artikel.yaml':
    'name: Übersicht\npublished: 2026-01-02T12:00:00Z\nstartpage: true\ncontent: { component: page }\n',
  'artikel/a.yaml': createArticleText(
    'Alpha',
    '2-01',
    'tags: [Rind, Heu]\nposition: 2',
    'preis: "10"',
  ),
  'artikel/b.yaml': createArticleText('Beta', '3-01', 'tags: [Heu]\nposition: 1', 'preis: "9"'),
  'artikel/c.yaml': createArticleText(
    'Gamma',
    '4-01',
    'created: 2025-01-01\nupdated: 2026-06-01T12:00:00Z',
    'text: Alpha und mehr',
  ),
  'artikel/alt/d.yaml': createArticleText(
    'Delta',
    '5-01',
    'first_published: 2020-01-01',
    'extra: { rang: 3 }',
  ),
  'artikel/e.yaml': 'name: Entwurf\npublished: false\ncontent: { component: article }\n',
};

let contentApp: ContentApp;

beforeAll(async () => {
  contentApp = await startContentApp(files);
});
afterAll(() => contentApp.close());

/**
 * Returns the full slugs of the stories that the query finds. Removes the prefix `artikel/` and
 * sorts the slugs unless `keepsOrder` is set.
 */
async function findSlugs(query: string, keepsOrder = false): Promise<string[]> {
  const { body } = await contentApp.get('stories', query);
  const foundSlugs = body.stories.map((story: { full_slug: string }) =>
    story.full_slug.replace(/^artikel\/(?=.)/u, ''),
  );
  return keepsOrder ? foundSlugs : foundSlugs.toSorted();
}

describe('selection', () => {
  const allSlugs = ['a', 'alt/d', 'artikel/', 'b', 'c', 'home'];

  test.each([
    ['', allSlugs],
    ['starts_with=artikel/', ['a', 'alt/d', 'artikel/', 'b', 'c']],
    ['starts_with=[default]/artikel/alt', ['alt/d']],
    ['starts_with=nichts', []],
    ['by_slugs=home,artikel/a', ['a', 'home']],
    ['by_slugs=artikel/*', ['a', 'alt/d', 'artikel/', 'b', 'c']],
    ['by_slugs=artikel.a', []],
    ['excluding_slugs=artikel/*', ['home']],
    ['content_type=article', ['a', 'alt/d', 'b', 'c']],
    ['content_type=home,page', ['artikel/', 'home']],
    ['level=1', ['home']],
    ['level=2', ['a', 'b', 'c']],
    ['level=3', ['alt/d']],
    ['is_startpage=1', ['artikel/']],
    ['is_startpage=0&starts_with=artikel', ['a', 'alt/d', 'b', 'c']],
    ['with_tag=Rind', ['a']],
    ['with_tag=Rind,Heu', ['a', 'b']],
    ['with_tag=rind', []],
    ['search_term=alpha', ['a', 'c']],
    ['search_term=Willkommen', ['home']],
    ['in_workflow_stages=1', []],
    ['only_variants=1&from_release=2', allSlugs],
    ['published_at_gt=2026-03-01 12:00', ['alt/d', 'c']],
    ['published_at_gte=2026-03-01 12:00', ['alt/d', 'b', 'c']],
    ['published_at_lt=2026-01-02T12:00:00Z', ['home']],
    ['published_at_lte=2026-01-02T12:00:00Z', ['artikel/', 'home']],
    ['first_published_at_lt=2021-01-01', ['alt/d']],
    ['updated_at_gt=2026-05-02', ['c']],
    ['filter_query[preis][is]=not_empty', ['a', 'b']],
    ['filter_query%5Bpreis%5D%5Bgt_int%5D=9', ['a']],
    ['resolve_relations=', allSlugs],
    ['starts_with=&by_slugs=&level=', allSlugs],
  ])('%s', async (query, expected) => expect(await findSlugs(query)).toEqual(expected));

  test('selects by ids and uuids', async () => {
    const { storyByFullSlug: byFullSlug } = contentApp.store.space;
    const [a, b] = [byFullSlug.get('artikel/a'), byFullSlug.get('artikel/b')];
    expect(await findSlugs(`by_ids=${a?.id},${b?.id},1`)).toEqual(['a', 'b']);
    expect(await findSlugs(`excluding_ids=${a?.id}&starts_with=artikel/&level=2`)).toEqual([
      'b',
      'c',
    ]);
    expect(await findSlugs(`by_uuids=${b?.uuid},${a?.uuid}&sort_by=position:asc`, true)).toEqual([
      'b',
      'a',
    ]);
    expect(await findSlugs(`by_uuids_ordered=${a?.uuid},${b?.uuid}`, true)).toEqual(['a', 'b']);
    expect(await findSlugs(`by_uuids_ordered=${b?.uuid},${a?.uuid}`, true)).toEqual(['b', 'a']);
  });
});

describe('order', () => {
  test.each([
    ['', ['alt/d', 'b', 'a', 'artikel/', 'home', 'c']],
    ['sort_by=name:asc&starts_with=artikel/&is_startpage=0', ['a', 'b', 'alt/d', 'c']],
    ['sort_by=name:desc&level=2', ['c', 'b', 'a']],
    ['sort_by=published_at:asc&level=2', ['a', 'b', 'c']],
    ['sort_by=position:desc&level=2', ['a', 'b', 'c']],
    ['sort_by=content.preis:asc&with_tag=Heu', ['a', 'b']],
    ['sort_by=content.preis:asc:int&with_tag=Heu', ['b', 'a']],
    ['sort_by=content.preis:desc:float&with_tag=Heu', ['a', 'b']],
    ['sort_by=content.preis:desc:int&level=2', ['a', 'b', 'c']],
    ['sort_by=content.preis:asc:int:nulls_first&level=2', ['c', 'b', 'a']],
    [
      'sort_by=content.extra.rang:asc:int,name:desc&starts_with=artikel/&is_startpage=0',
      ['alt/d', 'c', 'b', 'a'],
    ],
    ['sort_by=first_published_at:asc&content_type=article', ['alt/d', 'a', 'b', 'c']],
    ['search_term=alpha', ['a', 'c']],
  ])('%s', async (query, expected) => expect(await findSlugs(query, true)).toEqual(expected));
});

describe('pages', () => {
  test('have 25 stories by default and at most 100, with total and per-page headers', async () => {
    const { body, headers } = await contentApp.get('stories', 'per_page=2&page=2&sort_by=name:asc');
    expect(body.stories).toHaveLength(2);
    expect(headers).toMatchObject({ total: '6', 'per-page': '2' });
    expect((await contentApp.get('stories')).headers['per-page']).toBe('25');
    expect((await contentApp.get('stories', 'per_page=1000')).headers['per-page']).toBe('100');
    expect((await contentApp.get('stories', 'page=99')).body.stories).toEqual([]);
    expect((await contentApp.get('stories', 'page=0&per_page=1')).body.stories).toHaveLength(1);
    expect(headers['access-control-expose-headers']).toContain('per-page');
  });
});

describe('rejected parameters', () => {
  test.each([
    ['foo=1', 422, { error: 'Parameter(s) foo not allowed' }],
    ['foo=1&bar[x]=2', 422, { error: 'Parameter(s) foo, bar not allowed' }],
    ['find_by=uuid', 422, { error: 'Parameter(s) find_by not allowed' }],
    ['published_at_gt=bald', 400, { error: 'published_at_gt is not a date' }],
    ['filter_query[a][b]=c', 400, { error: 'filter_query: a b is not supported' }],
    ['a=%zz', 400, { error: 'Invalid query parameters: invalid %-encoding' }],
  ])('%s', async (query, status, body) => {
    expect(await contentApp.get('stories', query)).toMatchObject({ status, body });
  });

  test.each(['filter_query[a][in]=b', 'is_startpage=1', 'per_page=1', 'starts_with=x', 'page=1'])(
    'a single story rejects %s',
    async (query) => {
      const name = query.split(/[[=]/u)[0];
      const body = { error: `Parameter(s) ${name} not allowed` };
      expect(await contentApp.get('stories/home', query)).toMatchObject({ status: 422, body });
    },
  );
});
