import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentService } from '#content/content-service.ts';
import { DiskCache } from '#images/disk-cache.ts';
import { ImageMaker } from '#images/image-maker.ts';
import { imageService } from '#images/image-service.ts';
import { RenderBudget } from '#images/render-budget.ts';
import { TaskQueue } from '#images/task-queue.ts';
import type { ManagedSpace } from '#management/managed-space.ts';
import { managementService } from '#management/management-service.ts';
import { testSettings } from './content-app.ts';
import { openStore, type TestStore } from './open-store.ts';
import { createPlainPictures } from './plain-pictures.ts';

export interface ManagedApp extends TestStore {
  readonly app: FastifyInstance;
  /** Base URL of the services, `http://127.0.0.1:<port>`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the delivery, management and image services of a space on a free port. */
export async function startManagedApp(
  files: Readonly<Record<string, string>>,
  webhooks: ManagedSpace['webhooks'] = { urls: [], secret: 'geheim' },
): Promise<ManagedApp> {
  const openedStore = await openStore(files);
  const { folder, store, files: storedFiles } = openedStore;
  const app = Fastify({ routerOptions: { maxParamLength: 4000 } });
  const refresh = async (): Promise<void> => {
    await storedFiles.refresh();
    await store.refresh();
  };
  const settings = { ...testSettings, redirectsToCacheVersion: false };
  const getSpace = () => store.space;
  await app.register(contentService, { prefix: '/v2/cdn', getSpace, settings });
  const managedSpace = {
    folder: folder.path,
    settings,
    token: 'management',
    files: storedFiles,
    webhooks,
  };
  await app.register(managementService, { prefix: '/v1', ...managedSpace, getSpace, refresh });
  const pictures = createPlainPictures();
  const cache = await DiskCache.open(`${folder.path}/.cache`, 1_000_000);
  const maker = new ImageMaker(pictures, cache, new TaskQueue(1, 10), () => {});
  const { spaceId } = settings;
  const budget = new RenderBudget();
  await app.register(imageService, {
    spaceId,
    pictures,
    imageMaker: maker,
    budget,
    files: storedFiles,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    ...openedStore,
    app,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await folder.remove();
    },
  };
}
