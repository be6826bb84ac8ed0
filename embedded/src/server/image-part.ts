import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { StoredFiles } from '#files/stored-files.ts';
import { DiskCache } from '#images/disk-cache.ts';
import { ImageMaker } from '#images/image-maker.ts';
import { imageService } from '#images/image-service.ts';
import { JobQueue } from '#images/job-queue.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { EmbeddedConfig } from './config.ts';
import type { HealthSources } from './health.ts';

/** Requests for pictures that may wait before others are told to come back later. */
const WAITING = 400;

/** Adds the image service. The answer tells its state. */
export async function addImages(
  app: FastifyInstance,
  config: EmbeddedConfig,
  pictures: PictureCatalogue,
  files: StoredFiles,
): Promise<HealthSources['images']> {
  // One thread per job: the jobs are limited instead, so that the content service keeps a core.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = await DiskCache.open(join(config.DATA_DIR, 'images'), config.IMAGE_CACHE_BYTES);
  const jobs = new JobQueue(config.IMAGE_JOBS, WAITING);
  const maker = new ImageMaker(pictures, cache, jobs, (error) =>
    app.log.warn({ err: error }, 'picture could not be kept on disk'),
  );
  await app.register(imageService, { spaceId: config.CONTENT_SPACE_ID, pictures, maker, files });
  return () => ({
    running: jobs.running,
    waiting: jobs.waiting,
    files: cache.entries,
    bytes: cache.bytes,
  });
}
