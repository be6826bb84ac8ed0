import sharp, { type Sharp } from 'sharp';

/** Maximum duration of one sharp pipeline. */
export const TIMEOUT = { seconds: 15 } as const;

/** Runs the pending operations of a sharp pipeline, so that the next ones start from its pixels. */
export async function applyPending(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.timeout(TIMEOUT).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
