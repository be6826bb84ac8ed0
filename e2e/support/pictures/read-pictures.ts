import type { Page } from '@playwright/test';
import { CELL_PX, COLOR_CELL_PX } from './story-picture.ts';
import type { StoryPicture } from './story-picture.ts';

/** Position and size of a story in a screenshot, in CSS pixels. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Computes the pictures of stories from a screenshot. A browser decodes the PNG.
 *
 * @param decoder any page, for example an empty one
 * @param png screenshot that is as wide as the viewport, apart from its scale
 */
export async function readPictures(
  decoder: Page,
  png: Buffer,
  boxes: readonly PictureBox[],
): Promise<readonly StoryPicture[]> {
  const viewportWidthPx = decoder.viewportSize()!.width;
  return decoder.evaluate(measureInBrowser, {
    base64: png.toString('base64'),
    viewportWidthPx,
    boxes,
    cellPx: CELL_PX,
    colorCellPx: COLOR_CELL_PX,
  });
}

/**
 * Computes the pictures. This function runs in the browser, so it cannot use variables of this
 * module.
 */
async function measureInBrowser({
  base64,
  viewportWidthPx,
  boxes,
  cellPx,
  colorCellPx,
}: {
  readonly base64: string;
  readonly viewportWidthPx: number;
  readonly boxes: readonly PictureBox[];
  readonly cellPx: number;
  readonly colorCellPx: number;
}): Promise<readonly StoryPicture[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  context.drawImage(bitmap, 0, 0);
  const pixelsPerCssPx = bitmap.width / viewportWidthPx;

  /**
   * Returns the mean red, green and blue of a rectangle in the screenshot. Coordinates are CSS
   * pixels.
   */
  const readMeanColor = (left: number, top: number, right: number, bottom: number): number[] => {
    const [x, y] = [Math.round(left * pixelsPerCssPx), Math.round(top * pixelsPerCssPx)];
    const width = Math.max(1, Math.round(right * pixelsPerCssPx) - x);
    const height = Math.max(1, Math.round(bottom * pixelsPerCssPx) - y);
    const { data } = context.getImageData(x, y, width, height);
    const channelSums = [0, 0, 0];
    for (let index = 0; index < data.length; index += 4)
      for (let channel = 0; channel < 3; channel += 1)
        channelSums[channel]! += data[index + channel]!;
    return channelSums.map((sum) => sum / (data.length / 4));
  };

  /**
   * Calls `map` with the mean red, green and blue of each cell of a box, row by row. @returns the
   * results in this order
   */
  const mapCells = <Value>(
    { x, y, width, height }: PictureBox,
    sizePx: number,
    map: (color: number[]) => Value,
  ): Value[] => {
    const values: Value[] = [];
    for (let top = 0; top < height; top += sizePx)
      for (let left = 0; left < width; left += sizePx) {
        const right = Math.min(left + sizePx, width);
        const bottom = Math.min(top + sizePx, height);
        values.push(map(readMeanColor(x + left, y + top, x + right, y + bottom)));
      }
    return values;
  };
  const toLevel = (value: number): number => Math.max(0, Math.min(63, Math.floor(value / 4)));

  return boxes.map(({ x, y, ...size }) => {
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    const box = { x, y, width, height };
    // Converts sRGB to luma and chroma (ITU-R BT.601, as in JPEG).
    const cells = mapCells(box, cellPx, ([red = 0, green = 0, blue = 0]) =>
      toLevel(0.299 * red + 0.587 * green + 0.114 * blue),
    );
    const colors = mapCells(box, colorCellPx, ([red = 0, green = 0, blue = 0]) => [
      toLevel(128 - 0.1687 * red - 0.3313 * green + 0.5 * blue),
      toLevel(128 + 0.5 * red - 0.4187 * green - 0.0813 * blue),
    ]);
    return { widthPx: width, heightPx: height, cells, colors: colors.flat() };
  });
}
