import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getFilePath, parseFilePath } from '#files/file-path.ts';
import type { StoredFile, StoredFiles } from '#files/stored-files.ts';
import { getAssetPath } from './asset-path.ts';
import { getRenderCost, limitPixels } from './limit-work.ts';
import { RenderBudgetSpentError, type RenderBudget } from './render-budget.ts';
import { getRequestingNetwork } from './requesting-network.ts';
import { roundToAllowed } from './round-to-allowed.ts';
import type { ImageMaker } from './image-maker.ts';
import type { Picture, Variant } from './variant.ts';
import { QueueFullError } from './task-queue.ts';
import { acceptsWebp, negotiateFormat } from './negotiate-format.ts';
import { parseImagePath, type ImagePath } from './path/parse-image-path.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import { planGeometry } from './render/plan-geometry.ts';

export interface ImageServiceOptions {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  readonly imageMaker: ImageMaker;
  readonly budget: RenderBudget;
  /** Stored files: uploaded films, subtitles and pictures. */
  readonly files: StoredFiles;
}

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/**
 * `Cache-Control` of stored files. A replaced file keeps its URL, so clients must ask each time
 * whether the file has changed.
 */
const REVALIDATE_CACHE_CONTROL = 'public, no-cache';
/**
 * `Cache-Control` of a picture that stands in for another one. Caches of several visitors must not
 * store it.
 */
const SUBSTITUTE_CACHE_CONTROL = 'private, max-age=60';
const TRANSPARENCY_FILE_PATTERN = /\.(?:png|gif)$/iu;

/**
 * Returns the name and size of the drawn picture with this URL path; undefined if there is none.
 */
function findPicture(
  { name, originalPath: original }: ImagePath,
  { pictures, spaceId }: ImageServiceOptions,
): Picture | undefined {
  const size = pictures.getSize(name);
  return size && getAssetPath(spaceId, size, name) === original ? { name, size } : undefined;
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { imageMaker: maker, budget }: ImageServiceOptions,
  picture: Picture,
  variant: Variant | undefined,
): Promise<FastifyReply> {
  const etag = `"${maker.getKey(picture, variant)}"`;
  reply
    .header('cache-control', picture.load ? REVALIDATE_CACHE_CONTROL : IMMUTABLE_CACHE_CONTROL)
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!variant) return reply.type('image/jpeg').send(await maker.renderOriginal(picture));
  const getRequested = (requested: Variant) => {
    const admitRender = () => spendRenderCost(request, budget, requested);
    // Rendering AVIF takes up to three seconds. A client that also shows WebP does not wait for it.
    return requested.format === 'avif' && acceptsWebp(request.headers.accept ?? '')
      ? maker.getReadyVariant(picture, requested, admitRender)
      : maker.getVariant(picture, requested, admitRender);
  };
  const bytes = await getRequested(variant);
  if (bytes) return reply.type(`image/${variant.format}`).send(bytes);
  reply.header('cache-control', SUBSTITUTE_CACHE_CONTROL).removeHeader('etag');
  const substitute = await getRequested({ ...variant, format: 'webp' });
  return reply.type('image/webp').send(substitute);
}

/** @throws {RenderBudgetSpentError} if the budget of the visitor's network does not suffice */
function spendRenderCost(
  request: FastifyRequest,
  budget: RenderBudget,
  { geometry, operations, format }: Variant,
): void {
  const network = getRequestingNetwork(request);
  if (network) budget.spendUnits(network, getRenderCost(geometry, operations, format));
}

interface PictureRequest {
  readonly path: ImagePath;
  readonly picture: Picture;
  readonly options: ImageServiceOptions;
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { path: { operations: requestedOperations }, picture, options }: PictureRequest,
): Promise<FastifyReply> {
  if (requestedOperations === undefined || requestedOperations === 'unreadable') {
    return sendImage(request, reply, options, picture, undefined);
  }
  const operations = roundToAllowed(picture.size, requestedOperations);
  const plannedGeometry = planGeometry(picture.size, operations);
  if (!plannedGeometry) {
    reply.code(400).header('cache-control', 'no-store');
    return reply.send({ error: 'The image would be larger than 4000 x 4000 pixels' });
  }
  const accept = request.headers.accept;
  const { format, dependsOnAccept } = negotiateFormat(
    operations.filters.format,
    accept,
    picture.format,
  );
  if (dependsOnAccept) reply.header('vary', 'Accept');
  const geometry = limitPixels(plannedGeometry, operations, format);
  return sendImage(request, reply, options, picture, { operations, geometry, format });
}

/** Returns the stored file with this URL path; undefined if there is none. */
function findFile(path: string, { files, spaceId }: ImageServiceOptions): StoredFile | undefined {
  const filePath = parseFilePath(path);
  const file = filePath && files.get(filePath.name);
  return file && getFilePath(spaceId, file.name, file.size) === filePath?.originalPath
    ? file
    : undefined;
}

/**
 * Sends a stored file. Applies the image operations to a picture. Sends any other file unchanged,
 * or the range of its bytes that the request asks for.
 */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    file,
    path,
    options,
  }: {
    readonly file: StoredFile;
    readonly path: ImagePath | undefined;
    readonly options: ImageServiceOptions;
  },
): Promise<FastifyReply> {
  const hasOperations = path && path.operations !== undefined && path.operations !== 'unreadable';
  if (hasOperations && file.size) {
    const name = `file:${file.name}:${file.versionTag}`;
    const load = () => options.files.read(file.name);
    const format = TRANSPARENCY_FILE_PATTERN.test(file.name) ? { format: 'png' as const } : {};
    const picture = { name, size: file.size, load, ...format };
    return sendPicture(request, reply, { path, picture, options });
  }
  // Prevents scripts in an uploaded SVG file from running.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.sendFile(file.name, { maxAge: 0, cacheControl: true });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').removeHeader('etag');
  if (error instanceof QueueFullError) {
    return reply.code(503).header('retry-after', '1').send({ error: 'Busy, please try again' });
  }
  if (error instanceof RenderBudgetSpentError) {
    reply.code(429).header('retry-after', String(error.retryAfterSeconds));
    return reply.send({ error: 'Too many new variants, please try again later' });
  }
  if ((error as FastifyError).statusCode === 416) return reply.code(416).send(error);
  request.log.error({ err: error }, 'image request failed');
  return reply.code(500).send({ error: 'Internal Server Error' });
}

/** Serves the image service below `/f` (storyblok.md section 4). */
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
  // With `serve: false`, the plugin serves no files by itself. It only adds `reply.sendFile`, which
  // handles ranges, entity tags and content types.
  await app.register(fastifyStatic, { root: options.files.folder, serve: false });
  app.get<{ Params: { '*': string } }>('/f/*', async (request, reply) => {
    const filePath = `/f/${request.params['*']}`;
    const path = parseImagePath(filePath);
    const picture = path && findPicture(path, options);
    if (path && picture) return sendPicture(request, reply, { path, picture, options });
    const file = findFile(filePath, options);
    if (file) return sendFile(request, reply, { file, path, options });
    return reply.code(404).header('cache-control', 'no-store').send({ error: 'Not Found' });
  });
}
