import type { Sharp } from 'sharp';
import type { RoundCorner } from '../path/operations.ts';
import { applyPending } from './apply-pending.ts';

/** Rounds the corners. Outside the curve, the picture has the given colour or is transparent. */
export async function roundCorners(image: Sharp, corner: RoundCorner): Promise<Sharp> {
  const { width = 1, height = 1 } = await image.metadata();
  const rx = Math.min(corner.radiusX, width / 2);
  const ry = Math.min(corner.radiusY, height / 2);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  const roundedImage = await applyPending(
    image.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]),
  );
  return corner.transparent
    ? roundedImage
    : applyPending(roundedImage.flatten({ background: corner.colour }));
}
