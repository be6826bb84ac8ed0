/**
 * Computes the optimal string alignment distance (insert, delete, replace, swap neighbours) of
 * `query` to `word` or, with `asPrefix`, to the nearest prefix of `word`. Returns `limit + 1` when
 * the distance is above `limit`.
 */
export function editDistance(
  query: string,
  word: string,
  limit: number,
  asPrefix: boolean,
): number {
  const rows = query.length;
  const columns = asPrefix ? Math.min(word.length, rows + limit) : word.length;
  if (rows - columns > limit || (!asPrefix && columns - rows > limit)) return limit + 1;
  if (columns >= MAX_LENGTH) return limit + 1;
  let { twoAbove, above, current } = BUFFERS;
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const best = fillRow(query, word, row, columns, { twoAbove, above, current });
    if (best > limit) return limit + 1;
    [twoAbove, above, current] = [above, current, twoAbove];
  }
  let distance = at(above, columns);
  const from = asPrefix ? 0 : columns;
  for (let column = from; column < columns; column += 1) {
    distance = Math.min(distance, at(above, column));
  }
  return Math.min(distance, limit + 1);
}

/** Buffer size in letters; sufficient because the tokenizer cuts words at 100 letters. */
const MAX_LENGTH = 256;

/** The rows of the distance matrix that the next row needs, and that row itself. */
interface MatrixRows {
  twoAbove: Uint16Array;
  above: Uint16Array;
  current: Uint16Array;
}

/** Buffers reused for every word, because one query compares thousands of words. */
const BUFFERS: Readonly<MatrixRows> = {
  twoAbove: new Uint16Array(MAX_LENGTH),
  above: new Uint16Array(MAX_LENGTH),
  current: new Uint16Array(MAX_LENGTH),
};

const at = (row: Uint16Array, column: number): number => row[column] ?? MAX_LENGTH;

/** Fills the current row: that of one query letter. @returns the smallest distance in the row */
function fillRow(
  query: string,
  word: string,
  row: number,
  columns: number,
  { twoAbove, above, current }: MatrixRows,
): number {
  const letter = query.charCodeAt(row - 1);
  const previous = query.charCodeAt(row - 2);
  current[0] = row;
  let best = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = at(above, column - 1) + (letter === other ? 0 : 1);
    cost = Math.min(cost, at(above, column) + 1, at(current, column - 1) + 1);
    const isSwapped = row > 1 && column > 1 && letter === word.charCodeAt(column - 2);
    if (isSwapped && previous === other) cost = Math.min(cost, at(twoAbove, column - 2) + 1);
    current[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
}
