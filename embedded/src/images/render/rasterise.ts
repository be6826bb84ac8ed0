import sharp from 'sharp';
import type { PictureSize } from '../asset-path.ts';

/** Renders an SVG drawing as a JPEG with the given size. */
export function rasterise(svg: string, size: PictureSize): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: 40_000_000 })
    .timeout({ seconds: 60 })
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
