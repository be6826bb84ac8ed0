import { idFromName } from '#stories/identity.ts';
import { contentVersion, type Datasource } from '#stories/space.ts';
import { notFound } from '../content-error.ts';
import type { Reading } from '../content-space.ts';
import { paginate, type Page } from '../paginate.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { listParameter, textParameter } from '../parameters/read-parameter.ts';

const MAX_ENTRIES = 1000;

interface Answer {
  readonly body: object;
  readonly page: Page<object>;
}

function serialise({ id, slug, data }: Datasource): object {
  const dimensions = Object.keys(data.dimensions).map((name) => ({
    id: idFromName(`dimension:${slug}:${name}`),
    entry_value: name,
    name,
  }));
  return { id, name: data.name, slug, dimensions };
}

/** Body and paging of `GET /v2/cdn/datasources`. */
export function answerDatasources(query: QueryTree, reading: Reading): Answer {
  const search = textParameter(query, 'search')?.toLowerCase() ?? '';
  const ids = listParameter(query, 'by_ids');
  const wanted = reading.space.datasources.filter(
    ({ id, data }) =>
      data.name.toLowerCase().includes(search) && (!ids || ids.includes(String(id))),
  );
  const page = paginate(wanted.map(serialise), query, MAX_ENTRIES);
  const cv = contentVersion(reading.space, reading.now);
  return { body: { datasources: page.items, cv }, page };
}

function findDatasource(key: string, { space }: Reading): Datasource | undefined {
  return space.datasources.find(({ id, slug }) => slug === key || String(id) === key);
}

/**
 * Body of `GET /v2/cdn/datasources/{id|slug}`.
 * @throws {ContentError} 404 for an unknown data source
 */
export function answerDatasource(key: string, reading: Reading): object {
  const found = findDatasource(key, reading);
  if (!found) throw notFound();
  return { datasource: serialise(found), cv: contentVersion(reading.space, reading.now) };
}

/**
 * Body and paging of `GET /v2/cdn/datasource_entries`.
 * @throws {ContentError} 404 for an unknown data source
 */
export function answerDatasourceEntries(query: QueryTree, reading: Reading): Answer {
  const slug = textParameter(query, 'datasource');
  const sources = reading.space.datasources;
  const found = slug === undefined ? undefined : findDatasource(slug, reading);
  if (slug !== undefined && !found) throw notFound();
  const dimension = textParameter(query, 'dimension');
  const entries = (found ? [found] : sources).flatMap(({ slug: source, data }) =>
    Object.entries(data.entries).map(([name, value]) => ({
      id: idFromName(`entry:${source}:${name}`),
      name,
      value,
      dimension_value:
        dimension === undefined ? null : (data.dimensions[dimension]?.[name] ?? null),
    })),
  );
  const page = paginate(entries, query, MAX_ENTRIES);
  const cv = contentVersion(reading.space, reading.now);
  return { body: { datasource_entries: page.items, cv }, page };
}
