import sharp, { type Sharp } from 'sharp';

/** Maximum run time of one sharp pipeline, as the argument of sharp's `timeout()`. */
export const PIPELINE_TIMEOUT = { seconds: 15 } as const;

/**
 * Runs the pending operations of a sharp pipeline and starts a new pipeline with the resulting
 * pixels.
 */
export async function applyPendingOperations(image: Sharp): Promise<Sharp> {
  const { data, info } = await image
    .timeout(PIPELINE_TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
