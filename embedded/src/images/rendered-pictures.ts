import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { PictureCatalogue } from './picture-catalogue.ts';

/** Folder of the rendered pictures; `npm run pictures` writes it. */
export const RENDERED_PICTURES_FOLDER = join(import.meta.dirname, '../../pictures');

/** Maximum size of a decompressed picture in bytes. Decompressing a larger picture throws. */
const MAX_SVG_BYTES = 1024 * 1024;

/** Schema of `pictures.json`, which lists the rendered pictures. */
const renderedPicturesSchema = z.strictObject({
  /** Hash of the sources from which the pictures were rendered. */
  sources: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Focal points, for example `44% 60%`, by name of the picture; null for the centre. */
  pictures: z.record(
    z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{1,6}$/u),
    z
      .string()
      .regex(/^\d{1,3}% \d{1,3}%$/u)
      .nullable(),
  ),
});

export type RenderedPictures = z.output<typeof renderedPicturesSchema>;

/** Returns the name of a picture's file, which contains SVG compressed with Brotli. */
export const getPictureFileName = (name: string): string => `${name}.svg.br`;

/** @throws when the list is missing or invalid */
export function readRenderedPictures(folder = RENDERED_PICTURES_FOLDER): RenderedPictures {
  return renderedPicturesSchema.parse(
    JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')),
  );
}

/**
 * Creates the catalogue of the pictures that ship with this project. Reads their list now and each
 * picture when it is needed.
 *
 * @throws when the list is missing or invalid
 */
export function createRenderedPictures(folder = RENDERED_PICTURES_FOLDER): PictureCatalogue {
  const { sources, pictures, ...size } = readRenderedPictures(folder);
  const hasPicture = (name: string): boolean => Object.hasOwn(pictures, name);
  return {
    getSize: (name) => (hasPicture(name) ? size : undefined),
    getFocus: (name) => (hasPicture(name) ? (pictures[name] ?? undefined) : undefined),
    draw: (name) => {
      if (!hasPicture(name)) return undefined;
      const bytes = readFileSync(join(folder, getPictureFileName(name)));
      return brotliDecompressSync(bytes, { maxOutputLength: MAX_SVG_BYTES }).toString('utf8');
    },
    revision: sources.slice(0, 16),
  };
}
