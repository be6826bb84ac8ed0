import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the shell's build to browsers, and the documents that identify its builds.
 */
export async function assetRoutes(app: FastifyInstance, buildDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildDir, 'web'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    list: false,
  });
  await app.register(fastifyStatic, {
    root: join(buildDir, 'builds'),
    prefix: '/builds/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      const isMutable = path.endsWith('latest.json');
      response.header(
        'cache-control',
        isMutable ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
    },
  });
}
