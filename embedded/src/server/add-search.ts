import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApplicationFile } from '#search/application/application-file.ts';
import { searchService } from '#search/http/search-service.ts';
import { KeyRing } from '#search/keys/key-ring.ts';
import { SearchThread } from '#search/worker/search-thread.ts';
import type { EmbeddedConfig } from './config.ts';

export interface SearchStatus {
  readonly status: 'ok' | 'degraded';
  readonly indices: number;
  readonly documents: number;
  /** Number of changes that searches do not find yet. */
  readonly tasks: number;
  /** How often the search thread was restarted. */
  readonly restarts: number;
}

/** Adds the search service. @returns function that returns the status of the search */
export async function addSearchService(
  app: FastifyInstance,
  config: EmbeddedConfig,
): Promise<() => Promise<SearchStatus>> {
  const folder = join(config.DATA_DIR, 'search');
  const keys = await KeyRing.open(join(folder, 'keys.json'), {
    adminKey: config.SEARCH_ADMIN_KEY,
    searchKey: config.SEARCH_KEY,
  });
  const application = await ApplicationFile.open(join(folder, 'application.json'));
  const thread = await SearchThread.open(join(folder, 'indices'), app.log);
  app.addHook('onClose', () => thread.close());
  const applications = [config.SEARCH_APPLICATION_ID];
  await app.register(searchService, { thread, keys, application, applications });
  return async () => {
    const { restartCount: restarts } = thread;
    try {
      return { status: 'ok', ...(await thread.sendRequest('status')), restarts };
    } catch {
      return { status: 'degraded', indices: 0, documents: 0, tasks: 0, restarts };
    }
  };
}
