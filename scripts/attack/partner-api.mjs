import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceEnvironment } from '../start/addresses.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { Service } from '../start/service.mjs';

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 2000;

/**
 * Starts an api that has a partner, because a site has a partner only if `PARTNER_API_KEYS` is set.
 * This api has its own data and changes neither the site nor its search index.
 *
 * @param {string} siteUrl origin from which the api accepts requests
 * @returns {Promise<{ url: string, key: string, stop: () => Promise<void> }>}
 */
export async function startPartnerApi(siteUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), 'gruenland-partner-'));
  const key = randomBytes(16).toString('hex');
  const ports = await findFreeSitePorts();
  const env = createServiceEnvironment({
    env: {
      PATH: process.env.PATH,
      SITE_URL: siteUrl,
      PARTNER_API_KEYS: `app:${key}`,
      SEARCH_FEED: 'off',
    },
    ports,
    dataDir,
    mode: 'production',
  });
  const url = `http://127.0.0.1:${ports.api}`;
  const api = new Service({
    name: 'api',
    entry: 'api/src/main.ts',
    deadlineMs: START_TIMEOUT_MS,
    url,
    env,
    logFile: join(dataDir, 'api.log'),
    // Ignores the errors that this api reports, because it runs without a content service.
    report: () => {},
  });
  const stop = async () => {
    await api.stop(STOP_TIMEOUT_MS);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await api.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, key, stop };
}
