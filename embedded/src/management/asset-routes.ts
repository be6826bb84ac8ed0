import type { FastifyInstance } from 'fastify';
import { readTextParameter } from '#content/parameters/read-parameter.ts';
import { assetBodySchema } from './asset-body.schema.ts';
import { ManagedAssets } from './managed-assets.ts';
import type { ManagedSpace } from './managed-space.ts';
import { getId, getPage, getQuery, readBody } from './read-request.ts';
import { uploadRoutes } from './upload-routes.ts';

/**
 * Adds `/assets` under `/v1/spaces/<space>`. Assets are the files in `_assets`; clients upload them
 * with signed forms.
 */
export function assetRoutes(app: FastifyInstance, managedSpace: ManagedSpace): void {
  const assets = new ManagedAssets(managedSpace);
  app.get('/assets', async (request, reply) => {
    const query = getQuery(request);
    const search = readTextParameter(query, 'search') ?? '';
    const page = getPage(
      assets.all.filter(({ name }) => name.includes(search)),
      query,
    );
    reply.header('total', page.total).header('per-page', page.perPage);
    return { assets: await Promise.all(page.items.map((file) => assets.buildManagedAsset(file))) };
  });
  app.post('/assets', async (request) => {
    const { filename } = Object(request.body) as { readonly filename?: unknown };
    const signedUpload = assets.startUpload(
      readTextParameter(getQuery(request), 'filename') ?? String(filename ?? ''),
    );
    const host = `${request.protocol}://${request.host}`;
    return {
      ...signedUpload,
      post_url: `${host}/v1/spaces/${managedSpace.settings.spaceId}/_uploads`,
    };
  });
  app.get('/assets/:id', async (request) => assets.buildManagedAsset(assets.get(getId(request))));
  app.get('/assets/:id/finish_upload', async (request) => assets.completeUpload(getId(request)));
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/assets/:id',
      handler: async (request, reply) => {
        await assets.changeMetadata(getId(request), readBody(assetBodySchema, request.body).asset);
        return reply.code(204).send();
      },
    });
  }
  app.delete('/assets/:id', async (request) => assets.delete(getId(request)));
  uploadRoutes(app, assets.uploads);
}
