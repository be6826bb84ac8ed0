import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { DiskCache } from '#images/disk-cache.ts';
import { drawnPictures } from '#images/drawn-pictures.ts';
import { ImageMaker } from '#images/image-maker.ts';
import { imageService } from '#images/image-service.ts';
import { JobQueue } from '#images/job-queue.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import { mailRoutes } from '#mail/mail-routes.ts';
import { Mailbox } from '#mail/mailbox.ts';
import { outboxRoutes } from '#mail/outbox-routes.ts';
import { startSmtpCatcher } from '#mail/smtp-catcher.ts';
import type { EmbeddedConfig } from './config.ts';
import { openContent } from './content-part.ts';
import { healthRoute } from './health.ts';

export interface Embedded {
  readonly port: number;
  readonly smtpPort: number;
  close(): Promise<void>;
}

/** Requests for pictures that may wait before others are told to come back later. */
const WAITING_IMAGES = 400;

/** Starts all embedded services in this process. */
export async function startEmbedded(
  config: EmbeddedConfig,
  pictures: PictureCatalogue = drawnPictures(),
): Promise<Embedded> {
  // One job per core is enough; more threads per job would starve the content service.
  sharp.concurrency(1);
  sharp.cache(false);
  const app = Fastify({
    // Addresses carry tokens, so requests are not logged.
    disableRequestLogging: true,
    logger: { level: config.LOG_LEVEL, base: { service: 'embedded' } },
    routerOptions: { maxParamLength: 4000 },
    forceCloseConnections: true,
  });
  const content = await openContent(config, pictures, app.log);
  const cache = await DiskCache.open(join(config.DATA_DIR, 'images'), config.IMAGE_CACHE_BYTES);
  const jobs = new JobQueue(config.IMAGE_JOBS, WAITING_IMAGES);
  const maker = new ImageMaker(pictures, cache, jobs);
  const mailbox = await Mailbox.open(join(config.DATA_DIR, 'mail'), config.MAIL_LIMIT);
  const smtp = await startSmtpCatcher(config.EMBEDDED_HOST, config.SMTP_PORT, mailbox, app.log);
  content.register(app);
  app.register(imageService, { spaceId: config.CONTENT_SPACE_ID, pictures, maker });
  app.register(mailRoutes, { mailbox });
  app.register(outboxRoutes, { mailbox });
  app.register(healthRoute, {
    content: content.status,
    images: () => ({ running: jobs.running, waiting: jobs.waiting, bytes: cache.bytes }),
    mail: () => ({ port: smtp.port, mails: mailbox.mails.length }),
  });
  const close = async (): Promise<void> => {
    content.close();
    await Promise.all([smtp.close(), app.close()]);
  };
  try {
    await app.listen({ host: config.EMBEDDED_HOST, port: config.EMBEDDED_PORT });
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (app.server.address() as AddressInfo).port, smtpPort: smtp.port, close };
}
