import { ApiError } from '#search/api-error.ts';
import {
  readAnything,
  readCoordinates,
  readFilterList,
  createIntegerReader,
  readNames,
  createChoiceReader,
  createTextReader,
  readTexts,
  readBoolean,
  readBooleanOrTexts,
  type ParameterReader,
} from './parameter-kinds.ts';
import type { QuerySettings, SearchParams } from './search-params.ts';

/** Maximum number of characters in a query (specification section 5; the same as in Algolia). */
const MAX_QUERY_LENGTH = 512;

const readQuery: ParameterReader = (value, name) => {
  const query = createTextReader()(value, name) as string;
  if ([...query].length > MAX_QUERY_LENGTH) {
    throw new ApiError(400, `query is too long, it is limited to ${MAX_QUERY_LENGTH} characters`);
  }
  return query;
};

const readRadius: ParameterReader = (value, name) =>
  value === 'all' ? value : createIntegerReader(1)(value, name);

/**
 * Reads a step size in metres, or a list of step sizes. In a list, each step size has the distance
 * in metres from which it applies.
 */
const readPrecision: ParameterReader = (value, name) => {
  const parsedValue = readAnything(value, name);
  if (!Array.isArray(parsedValue)) return createIntegerReader(1)(parsedValue, name);
  return parsedValue.slice(0, 100).map((range: unknown) => {
    const { from, value: step } = (range ?? {}) as { from?: unknown; value?: unknown };
    return { from: createIntegerReader(0)(from, name), value: createIntegerReader(0)(step, name) };
  });
};

const readDistinct: ParameterReader = (value, name) =>
  typeof value === 'boolean' || value === 'true' || value === 'false'
    ? readBoolean(value, name)
    : createIntegerReader(0, 4)(value, name);

/** Reads a place. An empty text means no place, as in Algolia; clients send it to clear the place. */
const readLatLng: ParameterReader = (value, name) => {
  const query = createTextReader(100)(value, name) as string;
  if (query.trim() === '') return undefined;
  const numbers = query.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lat = Number.NaN, lng = Number.NaN] = numbers;
  if (numbers.length !== 2 || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 360)) {
    throw new ApiError(400, `Invalid value for "${name}" parameter, expected latitude,longitude`);
  }
  return query;
};

const createReaders = (
  query: ParameterReader,
  spaceSeparatedNames: string,
): Record<string, ParameterReader> =>
  Object.fromEntries(spaceSeparatedNames.split(' ').map((name) => [name, query]));

/** Maximum number of characters in a browse cursor, which contains the filters of the request. */
const MAX_CURSOR_LENGTH = 128 * 1024;
/** Maximum number of characters in a highlight tag, which the response repeats for each match. */
const MAX_TAG_LENGTH = 200;

/**
 * All documented search parameters. Some of them are only validated, because this service does not
 * use them.
 */
const PARAMETER_READERS: Readonly<Record<string, ParameterReader>> = {
  query: readQuery,
  similarQuery: readQuery,
  facetQuery: readQuery,
  filters: createTextReader(64 * 1024),
  ...createReaders(readFilterList, 'facetFilters numericFilters tagFilters optionalFilters'),
  page: createIntegerReader(0),
  offset: createIntegerReader(0),
  length: createIntegerReader(0, 1000),
  hitsPerPage: createIntegerReader(0, 1000),
  maxValuesPerFacet: createIntegerReader(0, 1000),
  maxFacetHits: createIntegerReader(1, 100),
  minProximity: createIntegerReader(1, 7),
  maxRecommendations: createIntegerReader(0, 30),
  threshold: readAnything,
  aroundRadius: readRadius,
  aroundPrecision: readPrecision,
  aroundLatLng: readLatLng,
  distinct: readDistinct,
  ...createReaders(readCoordinates, 'insideBoundingBox insidePolygon'),
  ...createReaders(createIntegerReader(1), 'minimumAroundRadius'),
  ...createReaders(createIntegerReader(0), 'minWordSizefor1Typo minWordSizefor2Typos'),
  ...createReaders(createIntegerReader(0, 100), 'relevancyStrictness personalizationImpact'),
  attributeCriteriaComputedBy: createChoiceReader('minProximity', 'best', 'sum'),
  sortFacetValuesBy: createChoiceReader('count', 'alpha'),
  queryType: createChoiceReader('prefixLast', 'prefixAll', 'prefixNone'),
  typoTolerance: createChoiceReader('true', 'false', 'min', 'strict'),
  removeWordsIfNoResults: createChoiceReader('none', 'lastWords', 'firstWords', 'allOptional'),
  exactOnSingleWordQuery: createChoiceReader('attribute', 'none', 'word'),
  mode: createChoiceReader('neuralSearch', 'keywordSearch'),
  ...createReaders(readBooleanOrTexts, 'ignorePlurals removeStopWords'),
  ...createReaders(
    readBoolean,
    'allowTyposOnNumericTokens advancedSyntax decompoundQuery enableRules enablePersonalization ' +
      'enableABTest enableReRanking analytics clickAnalytics getRankingInfo synonyms ' +
      'sumOrFiltersScores facetingAfterDistinct percentileComputation aroundLatLngViaIP ' +
      'replaceSynonymsInHighlight restrictHighlightAndSnippetArrays ' +
      'attributeCriteriaComputedByMinProximity explainQuery',
  ),
  ...createReaders(
    readNames,
    'facets attributesToRetrieve attributesToHighlight attributesToSnippet ' +
      'restrictSearchableAttributes responseFields analyticsTags disableTypoToleranceOnAttributes ' +
      'disableExactOnAttributes queryLanguages naturalLanguages advancedSyntaxFeatures ' +
      'alternativesAsExact explain',
  ),
  ...createReaders(readTexts, 'ruleContexts disableTypoToleranceOnWords'),
  ...createReaders(
    createTextReader(MAX_TAG_LENGTH),
    'highlightPreTag highlightPostTag snippetEllipsisText',
  ),
  userToken: createTextReader(),
  cursor: createTextReader(MAX_CURSOR_LENGTH),
  ...createReaders(createTextReader(500), 'facetName facet sessionID referer'),
  optionalWords: (value, name) =>
    typeof value === 'string' ? createTextReader()(value, name) : readTexts(value, name),
  ...createReaders(
    readAnything,
    'renderingContent reRankingApplyFilter semanticSearch keepDiacriticsOnCharacters ' +
      'customNormalization extensions personalizationFilters ranking customRanking',
  ),
};

/**
 * Validates the parameters of one search.
 * @throws {ApiError} 400 for unknown names and invalid values
 */
export function readParams(fields: Readonly<Record<string, unknown>>): SearchParams {
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const query = Object.hasOwn(PARAMETER_READERS, name) ? PARAMETER_READERS[name] : undefined;
    if (!query) throw new ApiError(400, `Unknown parameter: ${name.slice(0, 100)}`);
    if (value === null || value === undefined) continue;
    const parsedValue = query(value, name);
    if (parsedValue !== undefined) params[name] = parsedValue;
  }
  // Keeps only the first ten contexts, as Algolia does.
  if (Array.isArray(params['ruleContexts']))
    params['ruleContexts'] = params['ruleContexts'].slice(0, 10);
  return params as SearchParams;
}

/**
 * Reads search parameters from a body: from its keys and from the URL-encoded text in its key
 * `params`. If both contain a parameter, its value in the keys counts.
 * @throws {ApiError} 400 for unknown names and invalid values
 */
export function readRequestParams(body: Readonly<Record<string, unknown>>): SearchParams {
  const { params, ...plain } = body;
  if (params === undefined || params === null) return readParams(plain);
  if (typeof params !== 'string') throw new ApiError(400, 'params must be a string');
  return readParams({ ...Object.fromEntries(new URLSearchParams(params)), ...plain });
}

/** Returns the settings that are search parameters, in the form that requests use. */
export function getQuerySettings(settings: Readonly<Record<string, unknown>>): QuerySettings {
  const knownSettings = Object.entries(settings).filter(
    ([name, value]) =>
      Object.hasOwn(PARAMETER_READERS, name) && value !== null && value !== undefined,
  );
  return readParams(Object.fromEntries(knownSettings)) as QuerySettings;
}
