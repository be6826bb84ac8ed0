import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Document } from 'yaml';
import { createNotFoundError } from '#content/content-error.ts';
import { readTextParameter } from '#content/parameters/read-parameter.ts';
import { createIdFromName } from '#stories/identity.ts';
import { writeDocument } from '#stories/publishing/story-document.ts';
import type { Datasource } from '#stories/space.ts';
import type { DatasourceFile } from '#stories/story-file.schema.ts';
import { datasourceBodySchema, entryBodySchema } from './datasource-body.schema.ts';
import { createSerialQueue, type ManagedSpace } from './managed-space.ts';
import { getId, getPage, getQuery, readBody, createRejectionError } from './read-request.ts';

const entryId = (slug: string, name: string): number => createIdFromName(`entry:${slug}:${name}`);

const toHostedDatasource = ({ id, slug, data }: Datasource): object => ({
  id,
  name: data.name,
  slug,
  dimensions: Object.keys(data.dimensions).map((name) => ({ name, entry_value: name })),
});

const getEntries = ({ slug, data }: Datasource) =>
  Object.entries(data.entries).map(([name, value]) => ({
    id: entryId(slug, name),
    name,
    value,
    dimension_value: null,
  }));

/** Adds `/datasources` and `/datasource_entries` under `/v1/spaces/<space>`. */
export function datasourceRoutes(app: FastifyInstance, managedSpace: ManagedSpace): void {
  const runInOrder = createSerialQueue();
  const listDatasources = (): readonly Datasource[] => managedSpace.getSpace().datasources;
  const getDatasource = (test: (found: Datasource) => boolean): Datasource => {
    const found = listDatasources().find(test);
    if (!found) throw createNotFoundError();
    return found;
  };
  const getFilePath = (slug: string) => join(managedSpace.folder, `${slug}.datasource.yaml`);
  const writeDatasource = (slug: string, data: DatasourceFile) =>
    runInOrder(async () => {
      await writeDocument(getFilePath(slug), new Document(data));
      await managedSpace.refresh();
      return getDatasource((found) => found.slug === slug);
    });

  app.get('/datasources', async (request, reply) => {
    const page = getPage(listDatasources().map(toHostedDatasource), getQuery(request));
    reply.header('total', page.total).header('per-page', page.perPage);
    return { datasources: page.items };
  });
  app.post('/datasources', async (request, reply) => {
    const { slug, name } = readBody(datasourceBodySchema, request.body).datasource;
    if (listDatasources().some((found) => found.slug === slug)) {
      throw createRejectionError({ slug: ['has already been taken'] });
    }
    const createdDatasource = await writeDatasource(slug, { name, entries: {}, dimensions: {} });
    return reply.code(201).send({ datasource: toHostedDatasource(createdDatasource) });
  });
  app.delete('/datasources/:id', async (request, reply) => {
    const { slug } = getDatasource(({ id }) => id === getId(request));
    await runInOrder(async () => {
      await rm(getFilePath(slug), { force: true });
      await managedSpace.refresh();
    });
    return reply.code(204).send();
  });

  app.get('/datasource_entries', async (request, reply) => {
    const query = getQuery(request);
    const slug = readTextParameter(query, 'datasource_slug');
    const id = Number(readTextParameter(query, 'datasource_id'));
    const source = getDatasource((found) => found.slug === slug || found.id === id);
    const page = getPage(getEntries(source), query);
    reply.header('total', page.total).header('per-page', page.perPage);
    return { datasource_entries: page.items };
  });
  app.post('/datasource_entries', async (request, reply) => {
    const {
      name,
      value,
      datasource_id: id,
    } = readBody(entryBodySchema, request.body).datasource_entry;
    const source = getDatasource((found) => found.id === id);
    const entries = { ...source.data.entries, [name]: value };
    const changedDatasource = await writeDatasource(source.slug, { ...source.data, entries });
    const entry = getEntries(changedDatasource).find((found) => found.name === name);
    return reply.code(201).send({ datasource_entry: entry });
  });
  app.put('/datasource_entries/:id', async (request, reply) => {
    const id = getId(request);
    const { name, value } = readBody(entryBodySchema, request.body).datasource_entry;
    const source = getDatasource((found) => getEntries(found).some((entry) => entry.id === id));
    const entries = Object.entries(source.data.entries).map(([known, before]) =>
      entryId(source.slug, known) === id ? [name, value] : [known, before],
    );
    await writeDatasource(source.slug, { ...source.data, entries: Object.fromEntries(entries) });
    return reply.code(204).send();
  });
  app.delete('/datasource_entries/:id', async (request, reply) => {
    const id = getId(request);
    const source = getDatasource((found) => getEntries(found).some((entry) => entry.id === id));
    const entries = Object.entries(source.data.entries).filter(
      ([name]) => entryId(source.slug, name) !== id,
    );
    await writeDatasource(source.slug, { ...source.data, entries: Object.fromEntries(entries) });
    return reply.code(204).send();
  });
}
