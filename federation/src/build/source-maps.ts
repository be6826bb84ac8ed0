import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildMode } from '#shared-packages.ts';

/** How maps name sources: by their path from the room. */
export const SOURCE_NAME = '[resource-path]';

/** Folder of a build that holds its source maps; nobody serves it. */
export const MAPS_FOLDER = 'maps';

/**
 * Production builds make maps that no file points to, so that the files are the same with and
 * without them. In development the code is readable as it is.
 */
export function sourceMaps(mode: BuildMode): 'hidden-source-map' | false {
  return mode === 'production' ? 'hidden-source-map' : false;
}

/**
 * Moves the maps of scripts out of the folders that are published. Those of stylesheets go: the
 * stylesheet is made anew from what they describe.
 */
export async function moveMaps(out: string): Promise<void> {
  const target = join(out, MAPS_FOLDER);
  await mkdir(target, { recursive: true });
  for (const folder of ['web', 'node']) {
    for (const name of await readdir(join(out, folder))) {
      const path = join(out, folder, name);
      if (name.endsWith('.css.map')) await rm(path);
      else if (name.endsWith('.map')) await rename(path, join(target, name));
    }
  }
}
