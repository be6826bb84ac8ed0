import { A, B, C, type Call } from './delivery-call.ts';

const slugs: Call[3] = ({ data }) =>
  data.stories.map((one: { full_slug: string }) => one.full_slug);
const list = (what: string, query: Call[2], expected: readonly string[]): Call => [
  what,
  'cdn/stories',
  query,
  slugs,
  expected,
];
const filter = (what: string, query: object, expected: readonly string[]): Call =>
  list(what, { filter_query: query, sort_by: 'name:asc,full_slug:asc' }, expected);
const articles = (query: object) => ({ content_type: 'article', ...query });

/** Calls that cover every parameter of the stories list. */
export const LIST_CALLS: readonly Call[] = [
  list('starts_with', { starts_with: 'artikel/t' }, [C]),
  list('starts_with and a language', { starts_with: 'en/artikel/a' }, ['en/artikel/a']),
  list('by_slugs', { by_slugs: `${A},autoren/*` }, ['autoren/x', A]),
  list('by_slugs as a list', { by_slugs: [A, 'autoren/*'] }, ['autoren/x', A]),
  list('with_tag and sort_by as lists', { with_tag: ['heu', 'gras'], sort_by: ['position:asc'] }, [
    B,
    A,
  ]),
  list('excluding_slugs', articles({ excluding_slugs: 'artikel/tief/*,artikel/b' }), [A]),
  list('by_ids', (ids) => ({ by_ids: `${ids.id(B)},7` }), [B]),
  list('excluding_ids', (ids) => articles({ excluding_ids: `${ids.id(B)},${ids.id(C)}` }), [A]),
  list('by_uuids in order of position', (ids) => ({ by_uuids: `${ids.uuid(A)},${ids.uuid(B)}` }), [
    B,
    A,
  ]),
  list('by_uuids_ordered', (ids) => ({ by_uuids_ordered: `${ids.uuid(C)},${ids.uuid(A)}` }), [
    C,
    A,
  ]),
  list('level', { level: 3 }, [C]),
  list('is_startpage', { is_startpage: 1 }, ['thema/']),
  list('with_tag, one of several', articles({ with_tag: 'heu,nix' }), [A]),
  list('search_term', { search_term: 'Beta' }, [B]),
  list('sort_by a field as number', articles({ sort_by: 'content.number:desc:int' }), [B, A, C]),
  list(
    'sort_by a field as text, nothing first',
    articles({ sort_by: 'content.number:asc:nulls_first' }),
    [C, B, A],
  ),
  list('sort_by of stories', articles({ sort_by: 'position:desc' }), [A, C, B]),
  list('published_at_gt', articles({ published_at_gt: '2026-01-03 00:00' }), []),
  list('first_published_at_lt', { first_published_at_lt: '2026-01-01 12:00' }, [A]),
  list('updated_at_gte', { updated_at_gte: '2026-01-31T00:00:00Z' }, [B]),
  list('in_workflow_stages', { in_workflow_stages: '1' }, []),
  list('nothing found is a list', { starts_with: 'nirgends' }, []),
  [
    'paging',
    'cdn/stories',
    articles({ per_page: 2, page: 2 }),
    ({ data, total, perPage }) => [data.stories.length, total, perPage],
    [1, 3, 2],
  ],
  ['no more than 100 a page', 'cdn/stories', { per_page: 1000 }, ({ perPage }) => perPage, 100],
];

/** Calls that cover every operator of `filter_query`. */
export const FILTER_CALLS: readonly Call[] = [
  filter('in', { color: { in: 'red,green' } }, [A]),
  filter('not_in', { color: { not_in: 'red' }, component: { in: 'article' } }, [B, C]),
  filter('like', { headline: { like: 'al*' } }, [A]),
  filter('not_like', { headline: { not_like: '*a*' }, component: { in: 'article' } }, []),
  filter('is empty', { color: { is: 'empty' }, component: { in: 'article' } }, [C]),
  filter('is not_empty', { color: { is: 'not_empty' } }, [A, B]),
  filter('is true', { flag: { is: 'true' } }, [A]),
  filter('any_in_array', { list: { any_in_array: 'r,b' } }, [A, B]),
  filter('all_in_array', { list: { all_in_array: 'r,g' } }, [A]),
  filter('gt_date', { day: { gt_date: '2026-04-01 00:00' } }, [B]),
  filter('lt_date', { day: { lt_date: '2026-04-01 00:00' } }, [A]),
  filter('gt_int', { number: { gt_int: 3 } }, [B]),
  filter('lt_int', { number: { lt_int: '12' } }, [A]),
  filter('gt_float', { price: { gt_float: 1.5 } }, [B]),
  filter('lt_float', { price: { lt_float: '2.5' } }, [A]),
  filter('exists', { seo: { exists: true } }, [A]),
  filter('a nested path', { 'seo.title': { in: 'S' } }, [A]),
  filter('__or', { __or: [{ color: { in: 'red' } }, { number: { in: '12' } }] }, [A, B]),
];
