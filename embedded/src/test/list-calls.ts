import { SLUG_A, SLUG_B, SLUG_C, type DeliveryCall } from './delivery-call.ts';

const slugs: DeliveryCall[3] = ({ data }) =>
  data.stories.map((one: { full_slug: string }) => one.full_slug);
const createListCall = (
  what: string,
  query: DeliveryCall[2],
  expected: readonly string[],
): DeliveryCall => [what, 'cdn/stories', query, slugs, expected];
const createFilterCall = (what: string, query: object, expected: readonly string[]): DeliveryCall =>
  createListCall(what, { filter_query: query, sort_by: 'name:asc,full_slug:asc' }, expected);
const restrictToArticles = (query: object) => ({ content_type: 'article', ...query });

/** Calls that together use every parameter of the stories list. */
export const LIST_CALLS: readonly DeliveryCall[] = [
  createListCall('starts_with', { starts_with: 'artikel/t' }, [SLUG_C]),
  createListCall('starts_with and a language', { starts_with: 'en/artikel/a' }, ['en/artikel/a']),
  createListCall('by_slugs', { by_slugs: `${SLUG_A},autoren/*` }, ['autoren/x', SLUG_A]),
  createListCall('by_slugs as a list', { by_slugs: [SLUG_A, 'autoren/*'] }, ['autoren/x', SLUG_A]),
  createListCall(
    'with_tag and sort_by as lists',
    { with_tag: ['heu', 'gras'], sort_by: ['position:asc'] },
    [SLUG_B, SLUG_A],
  ),
  createListCall(
    'excluding_slugs',
    restrictToArticles({ excluding_slugs: 'artikel/tief/*,artikel/b' }),
    [SLUG_A],
  ),
  createListCall('by_ids', (ids) => ({ by_ids: `${ids.id(SLUG_B)},7` }), [SLUG_B]),
  createListCall(
    'excluding_ids',
    (ids) => restrictToArticles({ excluding_ids: `${ids.id(SLUG_B)},${ids.id(SLUG_C)}` }),
    [SLUG_A],
  ),
  createListCall(
    'by_uuids in order of position',
    (ids) => ({ by_uuids: `${ids.uuid(SLUG_A)},${ids.uuid(SLUG_B)}` }),
    [SLUG_B, SLUG_A],
  ),
  createListCall(
    'by_uuids_ordered',
    (ids) => ({ by_uuids_ordered: `${ids.uuid(SLUG_C)},${ids.uuid(SLUG_A)}` }),
    [SLUG_C, SLUG_A],
  ),
  createListCall('level', { level: 3 }, [SLUG_C]),
  createListCall('is_startpage', { is_startpage: 1 }, ['thema/']),
  createListCall('with_tag, one of several', restrictToArticles({ with_tag: 'heu,nix' }), [SLUG_A]),
  createListCall('search_term', { search_term: 'Beta' }, [SLUG_B]),
  createListCall(
    'sort_by a field as number',
    restrictToArticles({ sort_by: 'content.number:desc:int' }),
    [SLUG_B, SLUG_A, SLUG_C],
  ),
  createListCall(
    'sort_by a field as text, nothing first',
    restrictToArticles({ sort_by: 'content.number:asc:nulls_first' }),
    [SLUG_C, SLUG_B, SLUG_A],
  ),
  createListCall('sort_by of stories', restrictToArticles({ sort_by: 'position:desc' }), [
    SLUG_A,
    SLUG_C,
    SLUG_B,
  ]),
  createListCall(
    'published_at_gt',
    restrictToArticles({ published_at_gt: '2026-01-03 00:00' }),
    [],
  ),
  createListCall('first_published_at_lt', { first_published_at_lt: '2026-01-01 12:00' }, [SLUG_A]),
  createListCall('updated_at_gte', { updated_at_gte: '2026-01-31T00:00:00Z' }, [SLUG_B]),
  createListCall('in_workflow_stages', { in_workflow_stages: '1' }, []),
  createListCall('nothing found is a list', { starts_with: 'nirgends' }, []),
  [
    'paging',
    'cdn/stories',
    restrictToArticles({ per_page: 2, page: 2 }),
    ({ data, total, perPage }) => [data.stories.length, total, perPage],
    [1, 3, 2],
  ],
  ['no more than 100 a page', 'cdn/stories', { per_page: 1000 }, ({ perPage }) => perPage, 100],
];

/** Calls that together use every operator of `filter_query`. */
export const FILTER_CALLS: readonly DeliveryCall[] = [
  createFilterCall('in', { color: { in: 'red,green' } }, [SLUG_A]),
  createFilterCall('not_in', { color: { not_in: 'red' }, component: { in: 'article' } }, [
    SLUG_B,
    SLUG_C,
  ]),
  createFilterCall('like', { headline: { like: 'al*' } }, [SLUG_A]),
  createFilterCall('not_like', { headline: { not_like: '*a*' }, component: { in: 'article' } }, []),
  createFilterCall('is empty', { color: { is: 'empty' }, component: { in: 'article' } }, [SLUG_C]),
  createFilterCall('is not_empty', { color: { is: 'not_empty' } }, [SLUG_A, SLUG_B]),
  createFilterCall('is true', { flag: { is: 'true' } }, [SLUG_A]),
  createFilterCall('any_in_array', { list: { any_in_array: 'r,b' } }, [SLUG_A, SLUG_B]),
  createFilterCall('all_in_array', { list: { all_in_array: 'r,g' } }, [SLUG_A]),
  createFilterCall('gt_date', { day: { gt_date: '2026-04-01 00:00' } }, [SLUG_B]),
  createFilterCall('lt_date', { day: { lt_date: '2026-04-01 00:00' } }, [SLUG_A]),
  createFilterCall('gt_int', { number: { gt_int: 3 } }, [SLUG_B]),
  createFilterCall('lt_int', { number: { lt_int: '12' } }, [SLUG_A]),
  createFilterCall('gt_float', { price: { gt_float: 1.5 } }, [SLUG_B]),
  createFilterCall('lt_float', { price: { lt_float: '2.5' } }, [SLUG_A]),
  createFilterCall('exists', { seo: { exists: true } }, [SLUG_A]),
  createFilterCall('a nested path', { 'seo.title': { in: 'S' } }, [SLUG_A]),
  createFilterCall('__or', { __or: [{ color: { in: 'red' } }, { number: { in: '12' } }] }, [
    SLUG_A,
    SLUG_B,
  ]),
];
