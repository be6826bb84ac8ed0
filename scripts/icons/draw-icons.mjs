import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../project/paths.mjs';

/** Folder of the icons and their source drawing. */
export const SITE_FILES = join(ROOT, 'shell/site-files');

const BACKGROUND_COLOR = '#8ba97e';

/**
 * Renders every icon from `favicon.svg`. @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function drawIcons() {
  const svg = await readFile(join(SITE_FILES, 'favicon.svg'));
  const png = (size) =>
    sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  // Operating systems crop maskable icons to a circle of 80 % and round the corners of Apple icons.
  const padded = (size, share) =>
    png(Math.round(size * share))
      .toBuffer()
      .then((drawn) =>
        sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND_COLOR } })
          .composite([{ input: drawn }])
          .png({ compressionLevel: 9 })
          .toBuffer(),
      );
  return {
    'apple-touch-icon.png': await padded(180, 1),
    'icon-192.png': await png(192).toBuffer(),
    'icon-512.png': await png(512).toBuffer(),
    'icon-maskable-512.png': await padded(512, 0.8),
    'favicon.ico': createIco(await png(32).toBuffer(), 32),
  };
}

/** Creates an ICO file with one PNG: header, one directory entry, picture. */
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
