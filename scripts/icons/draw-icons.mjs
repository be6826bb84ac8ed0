import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readColours, TOKENS_FILE } from '../colours/read-colours.mjs';
import { ROOT } from '../project/paths.mjs';

/** Folder of the icons and of the drawing `favicon.svg`. */
export const SITE_FILES_FOLDER = join(ROOT, 'shell/site-files');

/**
 * Renders all icons from `favicon.svg`. @returns {Promise<Record<string, Buffer>>} icons by file
 * name
 */
export async function drawIcons() {
  const { light } = readColours(await readFile(join(ROOT, TOKENS_FILE), 'utf8'));
  const svg = await readFile(join(SITE_FILES_FOLDER, 'favicon.svg'));
  const createPng = (size) =>
    sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  // Creates a PNG with the icon on a background; the icon takes up `share` of the width. Operating
  // systems crop maskable icons to a circle of 80 % of the width and round the corners of Apple's
  // icons.
  const createPaddedPng = (size, share) =>
    createPng(Math.round(size * share))
      .toBuffer()
      .then((iconPng) =>
        sharp({ create: { width: size, height: size, channels: 3, background: light.brand } })
          .composite([{ input: iconPng }])
          .png({ compressionLevel: 9 })
          .toBuffer(),
      );
  return {
    'apple-touch-icon.png': await createPaddedPng(180, 1),
    'icon-192.png': await createPng(192).toBuffer(),
    'icon-512.png': await createPng(512).toBuffer(),
    'icon-maskable-512.png': await createPaddedPng(512, 0.8),
    'favicon.ico': createIco(await createPng(32).toBuffer(), 32),
  };
}

/** Creates an ICO file from one PNG: a header, one directory entry and the picture. */
function createIco(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
