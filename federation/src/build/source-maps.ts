import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildMode } from '#shared-packages.ts';

/** Template of the source names in source maps: paths relative to the package. */
export const SOURCE_NAME_TEMPLATE = '[resource-path]';

/** Name of the folder in a build that holds the source maps; the folder is not served. */
export const MAPS_FOLDER = 'maps';

/**
 * Returns webpack's `devtool`. Production builds create source maps that no file references, so
 * that the files do not depend on the maps. Development builds create no maps, because their code
 * is readable.
 */
export function getDevtool(mode: BuildMode): 'hidden-source-map' | false {
  return mode === 'production' ? 'hidden-source-map' : false;
}

/**
 * Moves the source maps of scripts out of the published folders. Deletes the maps of stylesheets,
 * because lightningcss rewrites the stylesheets later.
 */
export async function moveMaps(outFolder: string): Promise<void> {
  const target = join(outFolder, MAPS_FOLDER);
  await mkdir(target, { recursive: true });
  for (const folder of ['web', 'node']) {
    for (const name of await readdir(join(outFolder, folder))) {
      const path = join(outFolder, folder, name);
      if (name.endsWith('.css.map')) await rm(path);
      else if (name.endsWith('.map')) await rename(path, join(target, name));
    }
  }
}
