import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { StoredFiles } from '#files/stored-files.ts';
import { createRenderedPictures } from '#images/rendered-pictures.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { EmbeddedConfig } from './config.ts';
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts';
import { addContentService } from './add-content.ts';
import { healthRoute } from './health.ts';
import { addImageService } from './add-images.ts';
import { addMailService } from './add-mail.ts';
import { addSearchService } from './add-search.ts';

export interface EmbeddedServices {
  readonly port: number;
  readonly smtpPort: number;
  close(): Promise<void>;
}

/**
 * Starts all embedded services in this process.
 * @throws when a service cannot start, for example because its port is in use; started services are
 *   then closed
 */
export async function startEmbedded(
  config: EmbeddedConfig,
  pictures: PictureCatalogue = createRenderedPictures(),
): Promise<EmbeddedServices> {
  const app = Fastify({
    // Disables the log of requests, because URLs of requests contain tokens.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.LOG_LEVEL, base: { service: 'embedded' } },
    routerOptions: { maxParamLength: 4000 },
    forceCloseConnections: true,
  });
  refuseUnknownHosts(app, config.EMBEDDED_ALLOWED_HOSTS);
  try {
    const files = new StoredFiles(config.CONTENT_DIR);
    const getContentStatus = await addContentService(app, config, pictures, files);
    const images = await addImageService(app, config, pictures, files);
    const mail = await addMailService(app, config);
    const getSearchStatus = await addSearchService(app, config);
    await app.register(healthRoute, { getContentStatus, images, mail, getSearchStatus });
    await app.listen({ host: config.EMBEDDED_HOST, port: config.EMBEDDED_PORT });
    const { port } = app.server.address() as AddressInfo;
    return { port, smtpPort: mail().port, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
