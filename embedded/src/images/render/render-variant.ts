import sharp, { type Sharp } from 'sharp';
import type { Filters, Operations, OutputFormat } from '../path/operations.ts';
import type { Geometry } from './plan-geometry.ts';
import { roundCorners } from './round-corners.ts';
import { applyPendingOperations, PIPELINE_TIMEOUT } from './apply-pending.ts';

const transparentColour = { r: 0, g: 0, b: 0, alpha: 0 };

function applyGeometry(image: Sharp, { region, resize }: Geometry, smart: boolean): Sharp {
  const { left, top, right, bottom } = region;
  const regionImage = image.extract({ left, top, width: right - left, height: bottom - top });
  if (!resize) return regionImage;
  return regionImage.resize({ ...resize, position: smart ? sharp.strategy.attention : 'centre' });
}

/**
 * Enlarges the picture to the size of the canvas: puts the picture in the centre and fills the
 * space around it with `fill`.
 */
function applyCanvas(
  image: Sharp,
  { canvas, resize }: Geometry,
  fill: Filters['fill'] = 'transparent',
): Sharp {
  if (!canvas || !resize) return image;
  const left = Math.floor((canvas.width - resize.width) / 2);
  const top = Math.floor((canvas.height - resize.height) / 2);
  return image.extend({
    left,
    top,
    right: canvas.width - resize.width - left,
    bottom: canvas.height - resize.height - top,
    background: fill === 'transparent' ? transparentColour : fill,
  });
}

function applyFilters(image: Sharp, filters: Filters): Sharp {
  let result = image;
  if (filters.brightness) result = result.linear(1, (filters.brightness * 255) / 100);
  if (filters.grayscale) result = result.grayscale();
  if (filters.blur && filters.blur >= 0.3) result = result.blur(filters.blur);
  return result;
}

function encodeImage(image: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  switch (format) {
    case 'webp':
      // A higher quality would look the same, because the pictures have few colours, but the front
      // page would load 25 % slower.
      return image.webp({ quality: quality ?? 60, effort: 4 });
    case 'avif':
      // As similar to the original as WebP of quality 60 in two thirds of its bytes, also in colour
      // (render-variant.test.ts). With less effort, equal similarity needs 10 % more bytes.
      return image.avif({
        quality: quality ?? 46,
        effort: 4,
        tune: 'ssim',
        chromaSubsampling: '4:2:0',
      });
    case 'jpeg':
      return image.flatten({ background: 'white' }).jpeg({ quality: quality ?? 80, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}

/** Renders one variant of an original. Filters are applied to the resized picture. */
export async function renderVariant(
  original: Buffer,
  operations: Operations,
  geometry: Geometry,
  format: OutputFormat,
): Promise<Buffer> {
  const { filters, size, smart = false } = operations;
  let image = applyGeometry(sharp(original), geometry, smart);
  if (size?.flipX) image = image.flop();
  if (size?.flipY) image = image.flip();
  image = applyFilters(image, filters);
  // sharp reorders the operations within one pipeline. So canvas, rotation and rounded corners each
  // get a pipeline of their own.
  if (geometry.canvas) {
    image = await applyPendingOperations(
      applyCanvas(await applyPendingOperations(image), geometry, filters.fill),
    );
  }
  if (filters.rotate)
    image = await applyPendingOperations(
      (await applyPendingOperations(image)).rotate(filters.rotate),
    );
  if (filters.roundCorner)
    image = await roundCorners(await applyPendingOperations(image), filters.roundCorner);
  return encodeImage(image, format, filters.quality).timeout(PIPELINE_TIMEOUT).toBuffer();
}
