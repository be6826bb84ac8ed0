import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetPath } from './asset-address.ts';
import type { ImageMaker, Picture, Variant } from './image-maker.ts';
import { QueueFull } from './job-queue.ts';
import { negotiateFormat } from './negotiate-format.ts';
import { parseImagePath, type ImagePath } from './path/parse-image-path.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import { planGeometry } from './render/plan-geometry.ts';

export interface ImageServiceOptions {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  readonly maker: ImageMaker;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The picture an address means; undefined unless every part of the address is right. */
function findPicture(
  { name, original }: ImagePath,
  { pictures, spaceId }: ImageServiceOptions,
): Picture | undefined {
  const size = pictures.sizeOf(name);
  return size && assetPath(spaceId, size, name) === original ? { name, size } : undefined;
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  maker: ImageMaker,
  picture: Picture,
  variant: Variant | undefined,
): Promise<FastifyReply> {
  const etag = `"${maker.keyOf(picture, variant)}"`;
  reply.header('cache-control', FOR_EVER).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const bytes = variant ? await maker.variant(picture, variant) : await maker.original(picture);
  return reply.type(`image/${variant?.format ?? 'jpeg'}`).send(bytes);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').removeHeader('etag');
  if (error instanceof QueueFull) {
    return reply.code(503).header('retry-after', '1').send({ error: 'Busy, please try again' });
  }
  request.log.error({ err: error }, 'image request failed');
  return reply.code(500).send({ error: 'Internal Server Error' });
}

/** The image service below `/f` (storyblok.md section 4). */
export async function imageService(
  app: FastifyInstance,
  options: ImageServiceOptions,
): Promise<void> {
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
  });
  app.get<{ Params: { '*': string } }>('/f/*', async (request, reply) => {
    const path = parseImagePath(`/f/${request.params['*']}`);
    const picture = path && findPicture(path, options);
    if (!path || !picture) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'Not Found' });
    }
    const { operations } = path;
    if (operations === undefined || operations === 'unreadable') {
      return sendImage(request, reply, options.maker, picture, undefined);
    }
    const geometry = planGeometry(picture.size, operations);
    if (!geometry) {
      reply.code(400).header('cache-control', 'no-store');
      return reply.send({ error: 'The image would be larger than 4000 x 4000 pixels' });
    }
    const accept = request.headers.accept;
    const { format, negotiated } = negotiateFormat(operations.filters.format, accept);
    if (negotiated) reply.header('vary', 'Accept');
    return sendImage(request, reply, options.maker, picture, { operations, geometry, format });
  });
}
