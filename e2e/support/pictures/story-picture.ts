/** Side length in CSS pixels of the square cells for which the lightness is stored. */
export const CELL_PX = 64;
/**
 * Side length in CSS pixels of the square cells for which the color is stored. They are larger,
 * because the eye sees fewer details of color.
 */
export const COLOR_CELL_PX = 128;
/** Characters that encode the values from 0 to 63. */
const ENCODED_VALUES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Maximum difference of a cell's lightness (0 to 63) that is ignored, because antialiasing may
 * cause it.
 */
const MAX_LIGHTNESS_DIFFERENCE = 2;
/** Differences of a color cell up to this value are ignored. Cb and Cr have values from 0 to 63. */
const MAX_COLOR_DIFFERENCE = 1;
/** Maximum difference of the width or height in CSS pixels that is ignored. */
const MAX_SIZE_DIFFERENCE_PX = 2;

/**
 * A perceptual hash of how a story looks: its size, and the mean lightness and color of each cell.
 * It changes if elements are moved, removed or recolored, but not if a machine smooths edges
 * differently.
 */
export interface StoryPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Mean lightness of each cell, from 0 to 63, row by row. */
  readonly cells: readonly number[];
  /** Mean chroma (Cb, Cr) of each color cell, both from 0 to 63, row by row. */
  readonly colors: readonly number[];
}

/** How two pictures differ. `cells` contains the indices of the cells whose lightness differs. */
export interface PictureDifference {
  readonly reason: 'size' | 'cells' | 'color';
  readonly cells: readonly number[];
}

/** Returns the number of lightness cells in a row of a picture. */
export function getColumnCount({ widthPx }: Pick<StoryPicture, 'widthPx'>): number {
  return Math.max(1, Math.ceil(widthPx / CELL_PX));
}

/** Formats a picture as text, for example `320x64 A… 7g…`. {@link parsePicture} is the inverse. */
export function formatPicture({ widthPx, heightPx, cells, colors }: StoryPicture): string {
  const encode = (values: readonly number[]) =>
    values.map((value) => ENCODED_VALUES[value]).join('');
  return `${widthPx}x${heightPx} ${encode(cells)} ${encode(colors)}`;
}

/** Parses a picture. @throws Error if the text is not a formatted picture */
export function parsePicture(text: string): StoryPicture {
  const [, width, height, cells = '', colors = ''] =
    /^(\d+)x(\d+) ([\w+/]+) ([\w+/]+)$/.exec(text) ?? [];
  if (!width || !height) throw new Error(`not a picture: ${text.slice(0, 40)}`);
  const decode = (letters: string) => [...letters].map((letter) => ENCODED_VALUES.indexOf(letter));
  const [widthPx, heightPx] = [Number(width), Number(height)];
  return { widthPx, heightPx, cells: decode(cells), colors: decode(colors) };
}

/** Compares two pictures of a story. @returns how they differ; null if they look the same */
export function findDifference(
  before: StoryPicture,
  after: StoryPicture,
): PictureDifference | null {
  const isSizeDifferent = [before.widthPx - after.widthPx, before.heightPx - after.heightPx].some(
    (difference) => Math.abs(difference) > MAX_SIZE_DIFFERENCE_PX,
  );
  const cells = listChangedPositions(before.cells, after.cells, MAX_LIGHTNESS_DIFFERENCE);
  if (isSizeDifferent) return { reason: 'size', cells };
  if (cells.length > 0) return { reason: 'cells', cells };
  const isColorDifferent =
    listChangedPositions(before.colors, after.colors, MAX_COLOR_DIFFERENCE).length > 0;
  return isColorDifferent ? { reason: 'color', cells } : null;
}

function listChangedPositions(
  before: readonly number[],
  after: readonly number[],
  maxDifference: number,
) {
  return after.flatMap((value, position) =>
    Math.abs(value - (before[position] ?? Infinity)) > maxDifference ? [position] : [],
  );
}
