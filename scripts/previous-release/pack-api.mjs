import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packBuild } from './pack-build.mjs';

/**
 * Paths of the api's sources and of the package that they import. The api is not built: it runs
 * from its sources.
 */
const SOURCE_PATHS = [
  'api/package.json',
  'api/src',
  'shared-contracts/package.json',
  'shared-contracts/src',
];
/** Matches files that only tests and drizzle-kit use. */
const TEST_FILE_PATTERN = /\.test\.tsx?$|\/src\/testing(?:\/|$)|\/meta\/\d+_snapshot\.json$/;

/**
 * Packs the sources of a commit's api with its migrations and contracts. The packed api uses the
 * npm packages of the current clone.
 *
 * @param {string} checkout Folder with the commit's files.
 * @param {string} archive File to write.
 * @returns {Promise<{ sha256: string, bytes: number }>}
 */
export async function packApi(checkout, archive) {
  const folder = join(checkout, '.cache/previous-api');
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCE_PATHS) {
    cpSync(join(checkout, source), join(folder, source), {
      recursive: true,
      filter: (file) => !TEST_FILE_PATTERN.test(file),
    });
  }
  return packBuild(folder, archive, checkout);
}
