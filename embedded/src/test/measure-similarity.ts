/**
 * Channels of a picture in YCbCr as JFIF defines it: brightness and two colour differences. Weights of
 * red, green and blue, and the value of grey.
 */
const CHANNEL_WEIGHTS = {
  brightness: [0.299, 0.587, 0.114, 0],
  blueness: [-0.168_736, -0.331_264, 0.5, 128],
  redness: [0.5, -0.418_688, -0.081_312, 128],
} as const;

export type Channel = keyof typeof CHANNEL_WEIGHTS;

const WINDOW_PX = 8;
const WINDOW_STEP_PX = 4;
/** The stabilising constants of Wang et al., "Image quality assessment", 2004, for 8-bit values. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * Measures how similar two pictures are in one channel: the mean structural similarity (SSIM, Wang
 * et al. 2004) of windows of 8 × 8 pixels.
 *
 * @param first Pixels with three bytes each, row by row, as is `second`.
 * @param width Width of both pictures in pixels.
 * @returns 1 for equal pictures, less for others
 */
export function measureSimilarity(
  first: Buffer,
  second: Buffer,
  width: number,
  channel: Channel,
): number {
  const [a, b] = [readChannel(first, channel), readChannel(second, channel)];
  const height = a.length / width;
  let sum = 0;
  let windowCount = 0;
  for (let top = 0; top + WINDOW_PX <= height; top += WINDOW_STEP_PX) {
    for (let left = 0; left + WINDOW_PX <= width; left += WINDOW_STEP_PX) {
      sum += measureWindow(a, b, top * width + left, width);
      windowCount += 1;
    }
  }
  return sum / windowCount;
}

function readChannel(pixels: Buffer, channel: Channel): Float64Array {
  const [red, green, blue, grey] = CHANNEL_WEIGHTS[channel];
  return Float64Array.from(
    { length: pixels.length / 3 },
    (_, index) =>
      grey +
      red * pixels[index * 3]! +
      green * pixels[index * 3 + 1]! +
      blue * pixels[index * 3 + 2]!,
  );
}

/** Returns the structural similarity of the window that begins at `start`. */
function measureWindow(a: Float64Array, b: Float64Array, start: number, width: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW_PX; row += 1) {
    for (let index = start + row * width; index < start + row * width + WINDOW_PX; index += 1) {
      const [valueA, valueB] = [a[index]!, b[index]!];
      sumA += valueA;
      sumB += valueB;
      sumAA += valueA * valueA;
      sumBB += valueB * valueB;
      sumAB += valueA * valueB;
    }
  }
  const count = WINDOW_PX * WINDOW_PX;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = sumAA / count - meanA * meanA;
  const varianceB = sumBB / count - meanB * meanB;
  const covariance = sumAB / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
