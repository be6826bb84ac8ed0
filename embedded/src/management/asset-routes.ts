import type { FastifyInstance } from 'fastify';
import { textParameter } from '#content/parameters/read-parameter.ts';
import { assetBodySchema } from './asset-body.schema.ts';
import { ManagedAssets } from './managed-assets.ts';
import type { ManagedSpace } from './managed-space.ts';
import { idOf, pageOf, queryOf, readBody } from './read-request.ts';
import { receiveUploads } from './upload-routes.ts';

/** `/assets` under `/v1/spaces/<space>`: files in `_assets`, uploaded with signed forms. */
export function assetRoutes(app: FastifyInstance, managed: ManagedSpace): void {
  const assets = new ManagedAssets(managed);
  app.get('/assets', async (request, reply) => {
    const query = queryOf(request);
    const search = textParameter(query, 'search') ?? '';
    const page = pageOf(
      assets.all.filter(({ name }) => name.includes(search)),
      query,
    );
    reply.header('total', page.total).header('per-page', page.perPage);
    return { assets: await Promise.all(page.items.map((file) => assets.describe(file))) };
  });
  app.post('/assets', async (request) => {
    const { filename } = Object(request.body) as { readonly filename?: unknown };
    const signed = assets.sign(
      textParameter(queryOf(request), 'filename') ?? String(filename ?? ''),
    );
    const host = `${request.protocol}://${request.host}`;
    return { ...signed, post_url: `${host}/v1/spaces/${managed.setting.spaceId}/_uploads` };
  });
  app.get('/assets/:id', async (request) => assets.describe(assets.one(idOf(request))));
  app.get('/assets/:id/finish_upload', async (request) => assets.finish(idOf(request)));
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/assets/:id',
      handler: async (request, reply) => {
        await assets.note(idOf(request), readBody(assetBodySchema, request.body).asset);
        return reply.code(204).send();
      },
    });
  }
  app.delete('/assets/:id', async (request) => assets.delete(idOf(request)));
  receiveUploads(app, assets.uploads);
}
