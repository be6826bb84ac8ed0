import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';

/**
 * A public endpoint with the schema of its input. It is neither a page nor an endpoint of the api.
 */
export interface PublicEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with placeholders in the form `{name}`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly body?: JsonSchema;
  readonly headers?: Readonly<Record<string, string>>;
}

const textSchema: JsonSchema = { type: 'string' };
const integerSchema: JsonSchema = { type: 'integer' };
const booleanSchema: JsonSchema = { type: 'boolean' };
const textListSchema: JsonSchema = { type: 'array', items: textSchema };
const createAnyOfSchema = (...schemas: readonly JsonSchema[]): JsonSchema => ({ anyOf: schemas });
const createEnumSchema = (...words: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: words,
});
const createObjectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  ...requiredNames: readonly string[]
): JsonSchema => ({ type: 'object', properties, required: requiredNames });
const createNonEmptyArraySchema = (items: JsonSchema): JsonSchema => ({
  type: 'array',
  minItems: 1,
  items,
});

const reportProperties = {
  remote: createEnumSchema('mf-magazine', 'shell'),
  release: textSchema,
  path: textSchema,
  part: textSchema,
};
const errorReportSchema = createObjectSchema(
  {
    ...reportProperties,
    name: textSchema,
    message: textSchema,
    stack: textSchema,
    side: createEnumSchema('browser', 'server'),
  },
  'remote',
  'release',
  'name',
  'message',
);
const vitalReportSchema = createObjectSchema(
  {
    ...reportProperties,
    name: createEnumSchema('CLS', 'INP', 'LCP'),
    value: integerSchema,
    rating: createEnumSchema('good', 'poor'),
  },
  'remote',
  'release',
  'name',
  'value',
  'rating',
);

/** Schemas of the parameters of a search request, as `embedded/src/search/params` reads them. */
const filtersSchema = createAnyOfSchema(
  textListSchema,
  { type: 'array', items: textListSchema },
  textSchema,
);
const coordinateListsSchema: JsonSchema = {
  type: 'array',
  items: { type: 'array', items: integerSchema },
};
const searchParameterSchemas = {
  query: textSchema,
  similarQuery: textSchema,
  page: integerSchema,
  offset: integerSchema,
  length: integerSchema,
  hitsPerPage: integerSchema,
  filters: textSchema,
  facetFilters: filtersSchema,
  numericFilters: filtersSchema,
  tagFilters: filtersSchema,
  optionalFilters: filtersSchema,
  facets: textListSchema,
  maxValuesPerFacet: integerSchema,
  sortFacetValuesBy: createEnumSchema('count', 'alpha'),
  attributesToRetrieve: textListSchema,
  attributesToHighlight: textListSchema,
  attributesToSnippet: textListSchema,
  restrictSearchableAttributes: textListSchema,
  highlightPreTag: textSchema,
  typoTolerance: createAnyOfSchema(booleanSchema, createEnumSchema('min', 'strict')),
  queryType: createEnumSchema('prefixLast', 'prefixAll', 'prefixNone'),
  removeWordsIfNoResults: createEnumSchema('none', 'lastWords', 'allOptional'),
  advancedSyntax: booleanSchema,
  optionalWords: textListSchema,
  ignorePlurals: createAnyOfSchema(booleanSchema, textListSchema),
  removeStopWords: createAnyOfSchema(booleanSchema, textListSchema),
  queryLanguages: textListSchema,
  distinct: createAnyOfSchema(booleanSchema, integerSchema),
  minProximity: integerSchema,
  responseFields: textListSchema,
  aroundLatLng: textSchema,
  aroundRadius: createAnyOfSchema(integerSchema, createEnumSchema('all')),
  aroundPrecision: integerSchema,
  insideBoundingBox: coordinateListsSchema,
  insidePolygon: coordinateListsSchema,
  getRankingInfo: booleanSchema,
  clickAnalytics: booleanSchema,
  userToken: textSchema,
  maxFacetHits: integerSchema,
  relevancyStrictness: integerSchema,
};
const INDEX_NAME_SCHEMA = createEnumSchema(...SEARCH_KINDS.map(getIndexName), 'gibt-es-nicht');
const searchHeaders = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-search',
};
const subQuerySchema = createObjectSchema({
  ...searchParameterSchemas,
  indexName: INDEX_NAME_SCHEMA,
  type: createEnumSchema('default', 'facet'),
});
const recommendationSchema = createObjectSchema(
  {
    indexName: INDEX_NAME_SCHEMA,
    model: createEnumSchema('related-products', 'trending-items', 'looking-similar'),
    objectID: textSchema,
    threshold: integerSchema,
    maxRecommendations: integerSchema,
    queryParameters: createObjectSchema(searchParameterSchemas),
  },
  'indexName',
  'model',
);
const searchEventSchema = createObjectSchema(
  {
    eventType: createEnumSchema('click', 'conversion', 'view'),
    eventName: textSchema,
    index: INDEX_NAME_SCHEMA,
    userToken: textSchema,
    objectIDs: textListSchema,
    positions: { type: 'array', items: integerSchema },
    timestamp: integerSchema,
    queryID: textSchema,
  },
  'eventType',
  'eventName',
  'index',
  'userToken',
);

/**
 * All endpoints that the shell answers itself or forwards to the search, picture and release
 * services.
 */
export const PUBLIC_ENDPOINTS: readonly PublicEndpoint[] = [
  ...['/health', '/status', '/metrics', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map(
    (path) => ({ method: 'GET' as const, path, query: { seite: textSchema } }),
  ),
  { method: 'GET', path: '/_edge/bucket', headers: { cookie: 'gl_bucket=NaN' } },
  { method: 'GET', path: '/.well-known/{file}' },
  { method: 'GET', path: '/assets/{file}' },
  { method: 'GET', path: '/sitemap/{file}', query: { seite: integerSchema } },
  { method: 'GET', path: '/_releases/{remote}/builds/{file}' },
  { method: 'GET', path: '/f/{space}/{size}/{id}/{file}/m/{box}/{filters}' },
  {
    method: 'GET',
    path: '/_data',
    query: { url: textSchema, releases: textSchema, app: textSchema },
  },
  {
    method: 'POST',
    path: '/_data',
    query: { url: textSchema },
    body: createObjectSchema({ story: createObjectSchema({}) }),
  },
  {
    method: 'POST',
    path: '/_views',
    body: createObjectSchema({ name: textSchema, url: textSchema, referrer: textSchema }),
  },
  {
    method: 'POST',
    path: '/_hooks/content',
    body: createObjectSchema({ action: textSchema }),
    headers: { 'webhook-signature': 'f'.repeat(40) },
  },
  {
    method: 'POST',
    path: '/_hooks/releases',
    body: createAnyOfSchema(
      createObjectSchema(
        { remote: createEnumSchema('mf-magazine'), latest: textSchema },
        'remote',
        'latest',
      ),
      createObjectSchema({ switches: textSchema }, 'switches'),
    ),
  },
  {
    method: 'PUT',
    path: '/_hooks/dev-builds/{remote}',
    body: createObjectSchema(
      { document: textSchema, bundle: textSchema, signature: textSchema },
      'document',
      'bundle',
      'signature',
    ),
    headers: { 'x-preview-link': 'e30.e30' },
  },
  {
    method: 'POST',
    path: '/api/telemetry/errors',
    body: createObjectSchema({ reports: createNonEmptyArraySchema(errorReportSchema) }, 'reports'),
  },
  {
    method: 'POST',
    path: '/api/telemetry/vitals',
    body: createObjectSchema({ reports: createNonEmptyArraySchema(vitalReportSchema) }, 'reports'),
  },
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: createObjectSchema(
      {
        requests: createNonEmptyArraySchema(subQuerySchema),
        strategy: createEnumSchema('none', 'stopIfEnoughMatches'),
      },
      'requests',
    ),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    body: createObjectSchema(
      { requests: createNonEmptyArraySchema(recommendationSchema) },
      'requests',
    ),
    headers: searchHeaders,
  },
  {
    method: 'POST',
    path: '/1/events',
    body: createObjectSchema({ events: createNonEmptyArraySchema(searchEventSchema) }, 'events'),
    headers: searchHeaders,
  },
];

/** Schemas of the placeholders in paths. Each allows some values that exist. */
export const PLACEHOLDER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  index: INDEX_NAME_SCHEMA,
  remote: createEnumSchema('mf-magazine', 'mf-search'),
  file: createEnumSchema('latest.json', 'security.txt', 'stories.xml', 'favicon.svg'),
  facet: createEnumSchema('kind', 'topic'),
  space: createEnumSchema('100001'),
  size: createEnumSchema('800x600'),
  box: createEnumSchema('300x200'),
  filters: createEnumSchema('filters:format(webp)', 'smart'),
};
