import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import Fastify from 'fastify';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { ApplicationFile } from '#search/application/application-file.ts';
import { searchService } from '#search/http/search-service.ts';
import { KeyRing } from '#search/keys/key-ring.ts';
import { SearchThread, type ThreadLimits } from '#search/worker/search-thread.ts';

export const APPLICATION = 'embedded';
export const ADMIN_KEY = 'admin-key';
export const SEARCH_KEY = 'search-key';

export interface RunningSearch {
  readonly origin: string;
  readonly client: Algoliasearch;
  readonly thread: SearchThread;
  /** A client with another key. */
  readonly clientFor: (key: string) => Algoliasearch;
  /** Derives a key with fewer permissions than its parent. */
  readonly securedKey: (options: { parentApiKey: string; restrictions: object }) => string;
  /** Restarts the service with the same files. */
  readonly restarted: () => Promise<RunningSearch>;
  /** The same without the application's file, the way out after locking oneself out. */
  readonly unlocked: () => Promise<RunningSearch>;
  readonly close: () => Promise<void>;
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Hosts of the service for clients. */
export function hostsOf(origin: string) {
  const { host } = new URL(origin);
  return [{ url: host, protocol: 'http' as const, accept: 'readWrite' as const }];
}

/** Starts only the search service, on a free port with its own files. */
export async function startSearch(limits: Partial<ThreadLimits> = {}): Promise<RunningSearch> {
  return startIn(await temporaryFolder(), limits);
}

async function startIn(
  folder: Awaited<ReturnType<typeof temporaryFolder>>,
  limits: Partial<ThreadLimits>,
): Promise<RunningSearch> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4000 },
  });
  const keys = await KeyRing.open(`${folder.path}/keys.json`, {
    admin: ADMIN_KEY,
    search: SEARCH_KEY,
  });
  const application = await ApplicationFile.open(`${folder.path}/application.json`);
  const thread = await SearchThread.open(`${folder.path}/indices`, silent, limits);
  await app.register(searchService, { thread, keys, application, applications: [APPLICATION] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const clientFor = (key: string) => algoliasearch(APPLICATION, key, { hosts: hostsOf(origin) });
  const stop = async () => {
    await app.close();
    await thread.close();
  };
  return {
    origin,
    thread,
    clientFor,
    client: clientFor(ADMIN_KEY),
    // Only the client's Node build has this method; its types describe the browser build.
    securedKey: (options) =>
      (
        clientFor(ADMIN_KEY) as unknown as { generateSecuredApiKey: (given: object) => string }
      ).generateSecuredApiKey(options),
    restarted: async () => {
      await stop();
      return startIn(folder, limits);
    },
    unlocked: async () => {
      await stop();
      await rm(`${folder.path}/application.json`);
      return startIn(folder, limits);
    },
    close: async () => {
      await stop();
      await folder.remove();
    },
  };
}

/** The read-only client used in browsers. */
export const liteOf = ({ origin }: RunningSearch) =>
  liteClient(APPLICATION, SEARCH_KEY, { hosts: hostsOf(origin) });
