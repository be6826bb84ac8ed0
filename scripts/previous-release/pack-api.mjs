import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packBuild } from './pack-build.mjs';

/**
 * Paths of the api's sources and of what they import; the api runs from them, because it is not
 * built.
 */
const SOURCES = [
  'api/package.json',
  'api/src',
  'shared-contracts/package.json',
  'shared-contracts/src',
];
/** Matches files used only by tests and drizzle-kit. */
const TEST_FILE = /\.test\.tsx?$|\/src\/testing(?:\/|$)|\/meta\/\d+_snapshot\.json$/;

/**
 * Packs the api of a commit with its migrations and its contracts. It uses the packages of the
 * current tree.
 *
 * @param {string} checkout Folder with the commit's files.
 * @param {string} archive File to write.
 * @returns {Promise<{ sha256: string, bytes: number }>}
 */
export async function packApi(checkout, archive) {
  const folder = join(checkout, '.cache/previous-api');
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    cpSync(join(checkout, source), join(folder, source), {
      recursive: true,
      filter: (file) => !TEST_FILE.test(file),
    });
  }
  return packBuild(folder, archive, checkout);
}
