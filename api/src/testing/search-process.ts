import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

/** The embedded services (content and search) in a separate process. */
export interface SearchProcess {
  readonly url: string;
  readonly client: Algoliasearch;
  end(): Promise<void>;
}

/** Returns the hosts that a search client uses. */
export const getSearchHosts = (url: string) => [
  { url: new URL(url).host, protocol: 'http' as const, accept: 'readWrite' as const },
];

const mainPath = path.resolve(import.meta.dirname, '../../../embedded/src/main.ts');

/** Starts the services on free ports, with the project's stories and empty search indices. */
export async function startSearchProcess(): Promise<SearchProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gruenland-search-'));
  const child = spawn(process.execPath, [mainPath], {
    env: {
      ...createMinimalEnvironment(),
      EMBEDDED_PORT: '0',
      SMTP_PORT: '0',
      DATA_DIR: folder,
      CONTENT_WEBHOOK_URL: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitEvent = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [, foundPort] = /listening at http:\/\/127\.0\.0\.1:(\d+)/iu.exec(line) ?? [];
      if (foundPort !== undefined) resolve(foundPort);
    });
    void exitEvent.then(() => reject(new Error('the search service exited')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    client: algoliasearch('embedded', 'embedded-admin', {
      hosts: getSearchHosts(`http://127.0.0.1:${port}`),
    }),
    end: async () => {
      child.kill('SIGTERM');
      await exitEvent;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the environment variables for an api that uses these services. */
export const createSearchEnvironment = ({ url }: SearchProcess): Record<string, string> => ({
  SEARCH_FEED: 'on',
  SEARCH_ENDPOINT: url,
  CONTENT_ENDPOINT: `${url}/v2`,
});
