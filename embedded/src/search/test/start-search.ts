import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import Fastify from 'fastify';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { ApplicationFile } from '#search/application/application-file.ts';
import { searchService } from '#search/http/search-service.ts';
import { KeyRing } from '#search/keys/key-ring.ts';
import { SearchThread, type ThreadLimits } from '#search/worker/search-thread.ts';

export const APPLICATION_ID = 'embedded';
export const ADMIN_KEY = 'admin-key';
export const SEARCH_KEY = 'search-key';

export interface RunningSearch {
  readonly origin: string;
  readonly client: Algoliasearch;
  readonly thread: SearchThread;
  /** Creates a client that sends the given key. */
  readonly createClient: (key: string) => Algoliasearch;
  /**
   * Derives a secured key from a parent key. The restrictions limit what the secured key may do.
   */
  readonly createSecuredKey: (options: { parentApiKey: string; restrictions: object }) => string;
  /** Starts the service again with the same files. */
  readonly restart: () => Promise<RunningSearch>;
  /**
   * Starts the service again without the application file. Administrators do this if they have
   * locked out all IP addresses.
   */
  readonly restartWithoutApplicationFile: () => Promise<RunningSearch>;
  readonly close: () => Promise<void>;
}

const silentLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Returns the hosts in the form that clients need to reach the service. */
export function getHosts(origin: string) {
  const { host } = new URL(origin);
  return [{ url: host, protocol: 'http' as const, accept: 'readWrite' as const }];
}

/** Starts the search service alone, on a free port and with a temporary folder. */
export async function startSearch(limits: Partial<ThreadLimits> = {}): Promise<RunningSearch> {
  return startSearchInFolder(await createTemporaryFolder(), limits);
}

async function startSearchInFolder(
  folder: Awaited<ReturnType<typeof createTemporaryFolder>>,
  limits: Partial<ThreadLimits>,
): Promise<RunningSearch> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4000 },
  });
  const keys = await KeyRing.open(`${folder.path}/keys.json`, {
    adminKey: ADMIN_KEY,
    searchKey: SEARCH_KEY,
  });
  const application = await ApplicationFile.open(`${folder.path}/application.json`);
  const thread = await SearchThread.open(`${folder.path}/indices`, silentLogger, limits);
  await app.register(searchService, { thread, keys, application, applications: [APPLICATION_ID] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const createClient = (key: string) =>
    algoliasearch(APPLICATION_ID, key, { hosts: getHosts(origin) });
  const stop = async () => {
    await app.close();
    await thread.close();
  };
  return {
    origin,
    thread,
    createClient,
    client: createClient(ADMIN_KEY),
    // Only the Node build of the client has this method; the client's types describe the browser
    // build.
    createSecuredKey: (options) =>
      (
        createClient(ADMIN_KEY) as unknown as {
          generateSecuredApiKey: (keyOptions: object) => string;
        }
      ).generateSecuredApiKey(options),
    restart: async () => {
      await stop();
      return startSearchInFolder(folder, limits);
    },
    restartWithoutApplicationFile: async () => {
      await stop();
      await rm(`${folder.path}/application.json`);
      return startSearchInFolder(folder, limits);
    },
    close: async () => {
      await stop();
      await folder.remove();
    },
  };
}

/** Creates the read-only client for browsers. */
export const createLiteClient = ({ origin }: RunningSearch) =>
  liteClient(APPLICATION_ID, SEARCH_KEY, { hosts: getHosts(origin) });
