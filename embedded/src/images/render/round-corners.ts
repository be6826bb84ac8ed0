import type { Sharp } from 'sharp';
import type { RoundCorner } from '../path/operations.ts';
import { applyPendingOperations } from './apply-pending.ts';

/** Rounds the corners. Outside the curve, the picture has the given colour or is transparent. */
export async function roundCorners(image: Sharp, corner: RoundCorner): Promise<Sharp> {
  const { width = 1, height = 1 } = await image.metadata();
  const clampedRadiusX = Math.min(corner.radiusX, width / 2);
  const clampedRadiusY = Math.min(corner.radiusY, height / 2);
  const maskSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${clampedRadiusX}" ry="${clampedRadiusY}"/></svg>`;
  const roundedImage = await applyPendingOperations(
    image.ensureAlpha().composite([{ input: Buffer.from(maskSvg), blend: 'dest-in' }]),
  );
  return corner.isTransparent
    ? roundedImage
    : applyPendingOperations(roundedImage.flatten({ background: corner.colour }));
}
