import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
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
const bool: JsonSchema = { type: 'boolean' };
const texts: JsonSchema = { type: 'array', items: text };
const anyOf = (...all: readonly JsonSchema[]): JsonSchema => ({ anyOf: all });
const oneOfWords = (...all: readonly string[]): JsonSchema => ({ type: 'string', enum: all });
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: readonly string[]
): JsonSchema => ({ type: 'object', properties, required });
const nonEmptyArray = (items: JsonSchema): JsonSchema => ({ type: 'array', minItems: 1, items });

const report = {
  remote: oneOfWords('mf-magazine', 'shell'),
  release: text,
  path: text,
  part: text,
};
const errors = object(
  { ...report, name: text, message: text, stack: text, side: oneOfWords('browser', 'server') },
  'remote',
  'release',
  'name',
  'message',
);
const vitals = object(
  {
    ...report,
    name: oneOfWords('CLS', 'INP', 'LCP'),
    value: number,
    rating: oneOfWords('good', 'poor'),
  },
  'remote',
  'release',
  'name',
  'value',
  'rating',
);

/** Schemas of the parameters of a search request (`embedded/src/search/params`). */
const filters = anyOf(texts, { type: 'array', items: texts }, text);
const coordinateLists: JsonSchema = { type: 'array', items: { type: 'array', items: number } };
const searchParameters = {
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
  sortFacetValuesBy: oneOfWords('count', 'alpha'),
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  attributesToSnippet: texts,
  restrictSearchableAttributes: texts,
  highlightPreTag: text,
  typoTolerance: anyOf(bool, oneOfWords('min', 'strict')),
  queryType: oneOfWords('prefixLast', 'prefixAll', 'prefixNone'),
  removeWordsIfNoResults: oneOfWords('none', 'lastWords', 'allOptional'),
  advancedSyntax: bool,
  optionalWords: texts,
  ignorePlurals: anyOf(bool, texts),
  removeStopWords: anyOf(bool, texts),
  queryLanguages: texts,
  distinct: anyOf(bool, number),
  minProximity: number,
  responseFields: texts,
  aroundLatLng: text,
  aroundRadius: anyOf(number, oneOfWords('all')),
  aroundPrecision: number,
  insideBoundingBox: coordinateLists,
  insidePolygon: coordinateLists,
  getRankingInfo: bool,
  clickAnalytics: bool,
  userToken: text,
  maxFacetHits: number,
  relevancyStrictness: number,
};
const INDEX_NAME_SCHEMA = oneOfWords(...SEARCH_KINDS.map(getIndexName), 'gibt-es-nicht');
const searchHeaders = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-search',
};
const subQuery = object({
  ...searchParameters,
  indexName: INDEX_NAME_SCHEMA,
  type: oneOfWords('default', 'facet'),
});
const recommendation = object(
  {
    indexName: INDEX_NAME_SCHEMA,
    model: oneOfWords('related-products', 'trending-items', 'looking-similar'),
    objectID: text,
    threshold: number,
    maxRecommendations: number,
    queryParameters: object(searchParameters),
  },
  'indexName',
  'model',
);
const event = object(
  {
    eventType: oneOfWords('click', 'conversion', 'view'),
    eventName: text,
    index: INDEX_NAME_SCHEMA,
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

/**
 * All endpoints that the shell answers itself or forwards to the search, image and release
 * services.
 */
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
  { method: 'POST', path: '/_data', query: { url: text }, body: object({ story: object({}) }) },
  { method: 'POST', path: '/_views', body: object({ name: text, url: text, referrer: text }) },
  {
    method: 'POST',
    path: '/_hooks/content',
    body: object({ action: text }),
    headers: { 'webhook-signature': 'f'.repeat(40) },
  },
  {
    method: 'POST',
    path: '/_hooks/releases',
    body: anyOf(
      object({ remote: oneOfWords('mf-magazine'), latest: text }, 'remote', 'latest'),
      object({ switches: text }, 'switches'),
    ),
  },
  {
    method: 'PUT',
    path: '/_hooks/dev-builds/{remote}',
    body: object(
      { document: text, bundle: text, signature: text },
      'document',
      'bundle',
      'signature',
    ),
    headers: { 'x-preview-link': 'e30.e30' },
  },
  {
    method: 'POST',
    path: '/api/telemetry/errors',
    body: object({ reports: nonEmptyArray(errors) }, 'reports'),
  },
  {
    method: 'POST',
    path: '/api/telemetry/vitals',
    body: object({ reports: nonEmptyArray(vitals) }, 'reports'),
  },
  {
    method: 'POST',
    path: '/1/indexes/{index}/query',
    body: object(searchParameters),
    headers: searchHeaders,
  },
  { method: 'GET', path: '/1/indexes/{index}', query: searchParameters, headers: searchHeaders },
  { method: 'GET', path: '/1/indexes/{index}/{id}', headers: searchHeaders },
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: object(
      { requests: nonEmptyArray(subQuery), strategy: oneOfWords('none', 'stopIfEnoughMatches') },
      'requests',
    ),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    body: object(
      { requests: nonEmptyArray(object({ indexName: INDEX_NAME_SCHEMA, objectID: text })) },
      'requests',
    ),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    body: object({ requests: nonEmptyArray(recommendation) }, 'requests'),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/indexes/{index}/facets/{facet}/query',
    body: object({ ...searchParameters, facetQuery: text }),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/indexes/{index}/browse',
    body: object({ ...searchParameters, cursor: text }),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/events',
    body: object({ events: nonEmptyArray(event) }, 'events'),
    headers: searchHeaders,
  },
];

/** Schemas of the path placeholders; each allows some valid values. */
export const PLACEHOLDER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  index: INDEX_NAME_SCHEMA,
  remote: oneOfWords('mf-magazine', 'mf-search'),
  file: oneOfWords('latest.json', 'security.txt', 'stories.xml', 'favicon.svg'),
  facet: oneOfWords('kind', 'topic'),
  space: oneOfWords('100001'),
  size: oneOfWords('800x600'),
  box: oneOfWords('300x200'),
  filters: oneOfWords('filters:format(webp)', 'smart'),
};
