/** Width and height in CSS pixels of the cells into which a picture is divided. */
export const CELL_PX = 64;
/**
 * Width and height in CSS pixels of the colour cells. They are larger, because the eye resolves
 * colour less finely.
 */
export const COLOR_CELL_PX = 128;
/** The values from 0 to 63, each as one character. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Largest ignored difference of a cell's lightness, which antialiasing may cause: 3 % of white. */
const MAX_LIGHTNESS_DIFFERENCE = 2;
/** Largest ignored difference of a colour cell in one of its two channels. */
const MAX_COLOR_DIFFERENCE = 1;
/** Largest ignored difference of width or height in CSS pixels. */
const MAX_SIZE_DIFFERENCE_PX = 2;

/**
 * Perceptual hash of a picture: its size and the mean lightness and colour of each cell. It shows
 * moved, missing and recoloured parts, and ignores how a machine smooths edges.
 */
export interface StoryPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Lightness of the cells, from 0 to 63, row by row from the top left. */
  readonly cells: readonly number[];
  /** Chroma (Cb, Cr) of the colour cells, each from 0 to 63, row by row. */
  readonly colors: readonly number[];
}

/** A difference between two pictures. `cells` contains the positions of the cells that differ. */
export interface PictureDifference {
  readonly reason: 'size' | 'cells' | 'color';
  readonly cells: readonly number[];
}

/** Returns the number of cells in a row of a picture. */
export function getColumnCount({ widthPx }: Pick<StoryPicture, 'widthPx'>): number {
  return Math.max(1, Math.ceil(widthPx / CELL_PX));
}

/** Formats a picture as `320x64 A… 7g…`; inverse of {@link parsePicture}. */
export function formatPicture({ widthPx, heightPx, cells, colors }: StoryPicture): string {
  const encode = (values: readonly number[]) => values.map((value) => ALPHABET[value]).join('');
  return `${widthPx}x${heightPx} ${encode(cells)} ${encode(colors)}`;
}

/** @throws if the text is not a formatted picture */
export function parsePicture(text: string): StoryPicture {
  const [, width, height, cells = '', colors = ''] =
    /^(\d+)x(\d+) ([\w+/]+) ([\w+/]+)$/.exec(text) ?? [];
  if (!width || !height) throw new Error(`not a picture: ${text.slice(0, 40)}`);
  const decode = (letters: string) => [...letters].map((letter) => ALPHABET.indexOf(letter));
  const [widthPx, heightPx] = [Number(width), Number(height)];
  return { widthPx, heightPx, cells: decode(cells), colors: decode(colors) };
}

/** Compares two pictures of a story. @returns null if they look the same */
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
