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
}

const root = resolve(import.meta.dirname, '../..');

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
  };
}
