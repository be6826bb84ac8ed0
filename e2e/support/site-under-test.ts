import { join, resolve } from 'node:path';
import { portsFor } from './ports.ts';

/** Services and releases of the running site, used by shells that tests start. */
export interface SiteUnderTest {
  readonly apiUrl: string;
  /** Embedded services: content, pictures, mail. */
  readonly embeddedUrl: string;
  /** Folder of published releases. */
  readonly releasesDir: string;
  /** Server bundle of the shell. */
  readonly shellServer: string;
  /** Sandbox check results of the site's shell; missing before the first check. */
  readonly sandboxCheckCache: string;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * URL of the api on the site's host, so that cookies are shared.
 *
 * @param site URL of the site; default the production site of this run
 */
export async function apiAddress(site = ''): Promise<string> {
  if (process.env['E2E_URL']) return `http://localhost:${process.env['API_PORT'] ?? '3001'}`;
  const development = await portsFor('development');
  const isDevelopment = site.endsWith(`:${development.shell}`);
  return `http://localhost:${(isDevelopment ? development : await portsFor('production')).api}`;
}

/** Folder with data and key of a running site: of this run, or of `E2E_URL`. */
export function dataDirOf(site: 'production' | 'development'): string {
  const running = process.env['E2E_URL'] !== undefined;
  return resolve(root, running ? (process.env['DATA_DIR'] ?? 'data') : `.cache/e2e/${site}`);
}

/**
 * The production site of this run, or the running one at `E2E_URL`. `E2E_SHELL_BUILD` and
 * `E2E_RELEASES_DIR` replace the site's builds.
 */
export async function siteUnderTest(): Promise<SiteUnderTest> {
  const running = process.env['E2E_URL'] !== undefined;
  const ports = running ? { api: 3001, embedded: 3002 } : await portsFor('production');
  const data = running
    ? resolve(root, process.env['DATA_DIR'] ?? 'data')
    : resolve(root, '.cache/e2e/production');
  return {
    apiUrl: `http://127.0.0.1:${ports.api}`,
    embeddedUrl: `http://127.0.0.1:${ports.embedded}`,
    releasesDir: resolve(root, process.env['E2E_RELEASES_DIR'] ?? join(data, 'releases')),
    shellServer: resolve(
      root,
      process.env['E2E_SHELL_BUILD'] ?? '.cache/build/shell',
      'node/server.cjs',
    ),
    sandboxCheckCache: join(data, 'shell-releases/_proved.json'),
  };
}
