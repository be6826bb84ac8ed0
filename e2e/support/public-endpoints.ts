import { SEARCH_KINDS, searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';

/** A public endpoint that is neither a page nor part of the api, with its input schema. */
export interface PublicEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with placeholders in the form `{name}`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly body?: JsonSchema;
  readonly headers?: Readonly<Record<string, string>>;
}

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'integer' };
const truth: JsonSchema = { type: 'boolean' };
const texts: JsonSchema = { type: 'array', items: text };
const anyOf = (...all: readonly JsonSchema[]): JsonSchema => ({ anyOf: all });
const words = (...all: readonly string[]): JsonSchema => ({ type: 'string', enum: all });
const fields = (
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: readonly string[]
): JsonSchema => ({ type: 'object', properties, required });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', minItems: 1, items });

const report = { remote: words('mf-magazine', 'shell'), release: text, path: text, part: text };
const errors = fields(
  { ...report, name: text, message: text, stack: text, side: words('browser', 'server') },
  'remote',
  'release',
  'name',
  'message',
);
const vitals = fields(
  { ...report, name: words('CLS', 'INP', 'LCP'), value: number, rating: words('good', 'poor') },
  'remote',
  'release',
  'name',
  'value',
  'rating',
);

/** Parameters of a search request (`embedded/src/search/params`). */
const filters = anyOf(texts, { type: 'array', items: texts }, text);
const shape: JsonSchema = { type: 'array', items: { type: 'array', items: number } };
const question = {
  query: text,
  similarQuery: text,
  page: number,
  offset: number,
  length: number,
  hitsPerPage: number,
  filters: text,
  facetFilters: filters,
  numericFilters: filters,
  tagFilters: filters,
  optionalFilters: filters,
  facets: texts,
  maxValuesPerFacet: number,
  sortFacetValuesBy: words('count', 'alpha'),
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  attributesToSnippet: texts,
  restrictSearchableAttributes: texts,
  highlightPreTag: text,
  typoTolerance: anyOf(truth, words('min', 'strict')),
  queryType: words('prefixLast', 'prefixAll', 'prefixNone'),
  removeWordsIfNoResults: words('none', 'lastWords', 'allOptional'),
  advancedSyntax: truth,
  optionalWords: texts,
  ignorePlurals: anyOf(truth, texts),
  removeStopWords: anyOf(truth, texts),
  queryLanguages: texts,
  distinct: anyOf(truth, number),
  minProximity: number,
  responseFields: texts,
  aroundLatLng: text,
  aroundRadius: anyOf(number, words('all')),
  aroundPrecision: number,
  insideBoundingBox: shape,
  insidePolygon: shape,
  getRankingInfo: truth,
  clickAnalytics: truth,
  userToken: text,
  maxFacetHits: number,
  relevancyStrictness: number,
};
const INDICES = words(...SEARCH_KINDS.map(searchIndex), 'gibt-es-nicht');
const search = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-search',
};
const subQuery = fields({ ...question, indexName: INDICES, type: words('default', 'facet') });
const recommendation = fields(
  {
    indexName: INDICES,
    model: words('related-products', 'trending-items', 'looking-similar'),
    objectID: text,
    threshold: number,
    maxRecommendations: number,
    queryParameters: fields(question),
  },
  'indexName',
  'model',
);
const event = fields(
  {
    eventType: words('click', 'conversion', 'view'),
    eventName: text,
    index: INDICES,
    userToken: text,
    objectIDs: texts,
    positions: { type: 'array', items: number },
    timestamp: number,
    queryID: text,
  },
  'eventType',
  'eventName',
  'index',
  'userToken',
);

/** All endpoints that the shell answers itself or forwards to search, pictures and releases. */
export const PUBLIC_ENDPOINTS: readonly PublicEndpoint[] = [
  ...['/health', '/status', '/metrics', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map(
    (path) => ({ method: 'GET' as const, path, query: { seite: text } }),
  ),
  { method: 'GET', path: '/_edge/bucket', headers: { cookie: 'gl_bucket=NaN' } },
  { method: 'GET', path: '/.well-known/{file}' },
  { method: 'GET', path: '/assets/{file}' },
  { method: 'GET', path: '/sitemap/{file}', query: { seite: number } },
  { method: 'GET', path: '/_releases/{remote}/builds/{file}' },
  { method: 'GET', path: '/f/{space}/{size}/{id}/{file}/m/{box}/{filters}' },
  { method: 'GET', path: '/_data', query: { url: text, releases: text, app: text } },
  { method: 'POST', path: '/_data', query: { url: text }, body: fields({ story: fields({}) }) },
  { method: 'POST', path: '/_views', body: fields({ name: text, url: text, referrer: text }) },
  {
    method: 'POST',
    path: '/_hooks/content',
    body: fields({ action: text }),
    headers: { 'webhook-signature': 'f'.repeat(40) },
  },
  {
    method: 'POST',
    path: '/_hooks/releases',
    body: anyOf(
      fields({ remote: words('mf-magazine'), latest: text }, 'remote', 'latest'),
      fields({ switches: text }, 'switches'),
    ),
  },
  {
    method: 'PUT',
    path: '/_hooks/guest/{remote}',
    body: fields({ document: text, bundle: text, proof: text }, 'document', 'bundle', 'proof'),
    headers: { 'x-preview-link': 'e30.e30' },
  },
  {
    method: 'POST',
    path: '/api/telemetry/errors',
    body: fields({ reports: list(errors) }, 'reports'),
  },
  {
    method: 'POST',
    path: '/api/telemetry/vitals',
    body: fields({ reports: list(vitals) }, 'reports'),
  },
  { method: 'POST', path: '/1/indexes/{index}/query', body: fields(question), headers: search },
  { method: 'GET', path: '/1/indexes/{index}', query: question, headers: search },
  { method: 'GET', path: '/1/indexes/{index}/{id}', headers: search },
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: fields(
      { requests: list(subQuery), strategy: words('none', 'stopIfEnoughMatches') },
      'requests',
    ),
    headers: search,
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    body: fields({ requests: list(fields({ indexName: INDICES, objectID: text })) }, 'requests'),
    headers: search,
  },
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    body: fields({ requests: list(recommendation) }, 'requests'),
    headers: search,
  },
  {
    method: 'POST',
    path: '/1/indexes/{index}/facets/{facet}/query',
    body: fields({ ...question, facetQuery: text }),
    headers: search,
  },
  {
    method: 'POST',
    path: '/1/indexes/{index}/browse',
    body: fields({ ...question, cursor: text }),
    headers: search,
  },
  {
    method: 'POST',
    path: '/1/events',
    body: fields({ events: list(event) }, 'events'),
    headers: search,
  },
];

/** Schemas of the path placeholders, including valid values. */
export const PLACES: Readonly<Record<string, JsonSchema>> = {
  index: INDICES,
  remote: words('mf-magazine', 'mf-search'),
  file: words('latest.json', 'security.txt', 'stories.xml', 'favicon.svg'),
  facet: words('kind', 'topic'),
  space: words('100001'),
  size: words('800x600'),
  box: words('300x200'),
  filters: words('filters:format(webp)', 'smart'),
};
