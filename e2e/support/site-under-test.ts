import { join, resolve } from 'node:path';
import { getSitePorts } from './ports.ts';

/** The running site. Shells that tests start use its services and releases. */
export interface SiteUnderTest {
  readonly apiUrl: string;
  /** URL of the embedded services: content, pictures, search and mail. */
  readonly embeddedUrl: string;
  /** Folder that contains the published releases. */
  readonly releasesDir: string;
  /** Path of the shell's server bundle. */
  readonly shellServer: string;
  /**
   * Path of the file in which the site's shell stores the results of its sandbox checks. It does
   * not exist before the first check.
   */
  readonly sandboxCheckCache: string;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Returns the URL of the api that belongs to a site. Both have the same host name, so that the
 * browser sends the site's cookies to the api.
 *
 * @param site URL of the site; by default, the site with the production build that this test run has started
 */
export async function getApiUrl(site = ''): Promise<string> {
  if (process.env['E2E_URL']) return `http://localhost:${process.env['API_PORT'] ?? '3001'}`;
  const developmentPorts = await getSitePorts('development');
  const isDevelopment = site.endsWith(`:${developmentPorts.shell}`);
  return `http://localhost:${(isDevelopment ? developmentPorts : await getSitePorts('production')).api}`;
}

/**
 * Returns the folder with the data and signing keys of a site of this run. If `E2E_URL` is set,
 * returns that of the running site.
 */
export function getDataDir(site: 'production' | 'development'): string {
  const usesRunningSite = process.env['E2E_URL'] !== undefined;
  return resolve(
    root,
    usesRunningSite ? (process.env['DATA_DIR'] ?? 'data') : `.cache/e2e/${site}`,
  );
}

/**
 * Returns the production site of this run. If `E2E_URL` is set, returns the running site.
 * `E2E_SHELL_BUILD` and `E2E_RELEASES_DIR` replace the builds of the site.
 */
export async function resolveSiteUnderTest(): Promise<SiteUnderTest> {
  const usesRunningSite = process.env['E2E_URL'] !== undefined;
  const ports = usesRunningSite
    ? { api: process.env['API_PORT'] ?? 3001, embedded: process.env['EMBEDDED_PORT'] ?? 3002 }
    : await getSitePorts('production');
  const dataDir = usesRunningSite
    ? resolve(root, process.env['DATA_DIR'] ?? 'data')
    : resolve(root, '.cache/e2e/production');
  return {
    apiUrl: `http://127.0.0.1:${ports.api}`,
    embeddedUrl: `http://127.0.0.1:${ports.embedded}`,
    releasesDir: resolve(root, process.env['E2E_RELEASES_DIR'] ?? join(dataDir, 'releases')),
    shellServer: resolve(
      root,
      process.env['E2E_SHELL_BUILD'] ?? '.cache/build/shell',
      'node/server.cjs',
    ),
    sandboxCheckCache: join(dataDir, 'shell-releases/_checked-bundles.json'),
  };
}
