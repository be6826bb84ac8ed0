import { join, resolve } from 'node:path';
import { createFolderFileSource } from '#origin/release-file-source.ts';
import { createServedHistory } from '#origin/release-history.ts';
import { createReleaseOrigin } from '#origin/release-origin.ts';
import { createStoreFileSource } from '#origin/store-file-source.ts';
import { openStore } from '#store/open-store.ts';

/**
 * `node federation/src/origin/main.ts` runs the release origin. Reads RELEASES_PORT, RELEASES_HOST,
 * INTERNAL_KEY, and RELEASES_DIR or RELEASES_STORE with RELEASES_S3_ENDPOINT.
 */
const dataFolder = resolve(process.env['DATA_DIR'] || './data');
const folder = resolve(process.env['RELEASES_DIR'] || join(dataFolder, 'releases'));
const host = process.env['RELEASES_HOST'] || '127.0.0.1';
const port = Number(process.env['RELEASES_PORT'] || 3003);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  exitWithError(`RELEASES_PORT is "${process.env['RELEASES_PORT']}", must be a port`);
}

try {
  const store = await openStore(process.env, folder);
  const files = process.env['RELEASES_STORE']
    ? createStoreFileSource(store)
    : createFolderFileSource(folder);
  const origin = createReleaseOrigin(
    files,
    createServedHistory(store, process.env, join(dataFolder, 'keys')),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void origin.close());
  }
  const originUrl = await origin.listen({ host, port });
  process.stdout.write(`release origin on ${originUrl}, releases in ${files.location}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  exitWithError(code === 'EADDRINUSE' ? `Port ${port} is in use (RELEASES_PORT)` : message);
}

function exitWithError(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
