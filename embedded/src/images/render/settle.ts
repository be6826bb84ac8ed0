import sharp, { type Sharp } from 'sharp';

/** Longest time one run may take. */
export const TIMEOUT = { seconds: 15 } as const;

/** Carries out what an image is to become; the next steps start from finished pixels. */
export async function settle(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.timeout(TIMEOUT).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
