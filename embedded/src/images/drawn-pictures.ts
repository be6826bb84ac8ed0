import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMotifFocus } from '#pictures/motif-focus.ts';
import { motifNames } from '#pictures/motif-names.ts';
import { pictureSize, renderPicture } from '#pictures/render-picture.ts';
import { lights, seasons } from '#pictures/scene.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';

/**
 * Returns a hash of all source files of the drawings, so that changing a motif invalidates the
 * cache.
 */
function hashDrawingSources(): string {
  const folder = join(import.meta.dirname, '..', 'pictures');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Creates the catalogue of the pictures that this project draws. */
export function createDrawnPictures(): PictureCatalogue {
  const motifs = new Set(motifNames);
  const form = new RegExp(`^(.+)-(?:${lights.join('|')})-(?:${seasons.join('|')})-\\d{1,6}$`, 'u');
  return {
    getSize: (name) => (motifs.has(form.exec(name)?.[1] ?? '') ? pictureSize : undefined),
    getFocus: (name) => getMotifFocus(form.exec(name)?.[1] ?? ''),
    draw: renderPicture,
    revision: hashDrawingSources(),
  };
}
