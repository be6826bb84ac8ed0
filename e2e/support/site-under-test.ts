import { join, resolve } from 'node:path';
import { portsFor } from './ports.ts';

/** What stands behind the shells that tests start: the services and releases of the running site. */
export interface SiteUnderTest {
  readonly apiUrl: string;
  /** Embedded services: content, pictures, mail. */
  readonly embeddedUrl: string;
  /** Folder of published releases. */
  readonly releasesDir: string;
  /** Bundle of the shell's server. */
  readonly shellServer: string;
  /** What the site's own shell remembers of proved releases; absent while it never proved one. */
  readonly provedReleases: string;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * The api itself, on the site's host, so that its cookies are the site's.
 *
 * @param site address of the site it belongs to; default the production site of this run
 */
export async function apiAddress(site = ''): Promise<string> {
  if (process.env['E2E_URL']) return `http://localhost:${process.env['API_PORT'] ?? '3001'}`;
  const development = await portsFor('development');
  const isDevelopment = site.endsWith(`:${development.shell}`);
  return `http://localhost:${(isDevelopment ? development : await portsFor('production')).api}`;
}

/** Folder with data and key of a running site: the one of this run, or that of `E2E_URL`. */
export function dataDirOf(site: 'production' | 'development'): string {
  const running = process.env['E2E_URL'] !== undefined;
  return resolve(root, running ? (process.env['DATA_DIR'] ?? 'data') : `.cache/e2e/${site}`);
}

/**
 * The production site of this run, or the one that `E2E_URL` says is running already.
 * `E2E_SHELL_BUILD` and `E2E_RELEASES_DIR` put builds of one's own in the place of the site's.
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
    provedReleases: join(data, 'shell-releases/_proved.json'),
  };
}
