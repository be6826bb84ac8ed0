import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { StoredFiles } from '#files/stored-files.ts';
import { DiskCache } from '#images/disk-cache.ts';
import { ImageMaker } from '#images/image-maker.ts';
import { imageService } from '#images/image-service.ts';
import { RenderBudget } from '#images/render-budget.ts';
import { TaskQueue } from '#images/task-queue.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { EmbeddedConfig } from './config.ts';
import type { HealthSources } from './health.ts';

/** Maximum number of picture requests that wait. A further request gets status 503. */
const MAX_WAITING_PICTURE_REQUESTS = 400;

/** Adds the image service. @returns function that returns the status of the images */
export async function addImageService(
  app: FastifyInstance,
  config: EmbeddedConfig,
  pictures: PictureCatalogue,
  files: StoredFiles,
): Promise<HealthSources['images']> {
  // Each task uses one thread. IMAGE_CONCURRENCY limits the number of tasks, so that one core stays
  // free for the content service.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = await DiskCache.open(join(config.DATA_DIR, 'images'), config.IMAGE_CACHE_BYTES);
  const taskQueue = new TaskQueue(config.IMAGE_CONCURRENCY, MAX_WAITING_PICTURE_REQUESTS);
  const imageMaker = new ImageMaker(pictures, cache, taskQueue, (error) =>
    app.log.warn({ err: error }, 'storing or rendering a picture failed'),
  );
  const budget = new RenderBudget();
  const spaceId = config.CONTENT_SPACE_ID;
  await app.register(imageService, { spaceId, pictures, imageMaker, budget, files });
  return () => ({
    running: taskQueue.runningCount,
    waiting: taskQueue.waitingCount,
    files: cache.entries,
    bytes: cache.totalBytes,
  });
}
