import { createIdFromName } from '#stories/identity.ts';
import { getContentVersion, type Datasource } from '#stories/space.ts';
import { createNotFoundError } from '../content-error.ts';
import type { RequestContext } from '../content-space.ts';
import { paginate, type ItemPage } from '../paginate.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readListParameter, readTextParameter } from '../parameters/read-parameter.ts';

const MAX_ENTRIES = 1000;

interface ContentResponse {
  readonly body: object;
  readonly page: ItemPage<object>;
}

function serialiseDatasource({ id, slug, data }: Datasource): object {
  const dimensions = Object.keys(data.dimensions).map((name) => ({
    id: createIdFromName(`dimension:${slug}:${name}`),
    entry_value: name,
    name,
  }));
  return { id, name: data.name, slug, dimensions };
}

/** Builds the response to `GET /v2/cdn/datasources`. */
export function buildDatasourcesResponse(
  query: QueryTree,
  requestContext: RequestContext,
): ContentResponse {
  const search = readTextParameter(query, 'search')?.toLowerCase() ?? '';
  const ids = readListParameter(query, 'by_ids');
  const matchingDatasources = requestContext.space.datasources.filter(
    ({ id, data }) =>
      data.name.toLowerCase().includes(search) && (!ids || ids.includes(String(id))),
  );
  const page = paginate(matchingDatasources.map(serialiseDatasource), query, MAX_ENTRIES);
  const cv = getContentVersion(requestContext.space, requestContext.now);
  return { body: { datasources: page.items, cv }, page };
}

function findDatasource(key: string, { space }: RequestContext): Datasource | undefined {
  return space.datasources.find(({ id, slug }) => slug === key || String(id) === key);
}

/**
 * Builds the body of `GET /v2/cdn/datasources/{id|slug}`.
 * @throws {ContentError} 404 for an unknown data source
 */
export function buildDatasourceBody(key: string, requestContext: RequestContext): object {
  const datasource = findDatasource(key, requestContext);
  if (!datasource) throw createNotFoundError();
  return {
    datasource: serialiseDatasource(datasource),
    cv: getContentVersion(requestContext.space, requestContext.now),
  };
}

/**
 * Builds the response to `GET /v2/cdn/datasource_entries`.
 * @throws {ContentError} 404 for an unknown data source
 */
export function buildDatasourceEntriesResponse(
  query: QueryTree,
  requestContext: RequestContext,
): ContentResponse {
  const slug = readTextParameter(query, 'datasource');
  const sources = requestContext.space.datasources;
  const datasource = slug === undefined ? undefined : findDatasource(slug, requestContext);
  if (slug !== undefined && !datasource) throw createNotFoundError();
  const requestedDimension = readTextParameter(query, 'dimension');
  const entries = (datasource ? [datasource] : sources).flatMap(({ slug: source, data }) =>
    Object.entries(data.entries).map(([name, value]) => ({
      id: createIdFromName(`entry:${source}:${name}`),
      name,
      value,
      dimension_value:
        requestedDimension === undefined
          ? null
          : (data.dimensions[requestedDimension]?.[name] ?? null),
    })),
  );
  const page = paginate(entries, query, MAX_ENTRIES);
  const cv = getContentVersion(requestContext.space, requestContext.now);
  return { body: { datasource_entries: page.items, cv }, page };
}
