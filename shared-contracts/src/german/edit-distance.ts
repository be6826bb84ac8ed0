/**
 * Returns the number of typos (optimal string alignment distance: insertion, deletion, replacement,
 * swap of neighbours) between `query` and `word` or, with `isPrefix`, the most similar prefix of
 * `word`. Returns `limit + 1` if there are more than `limit`.
 */
export function getEditDistance(
  query: string,
  word: string,
  limit: number,
  isPrefix: boolean,
): number {
  const rows = query.length;
  const columns = isPrefix ? Math.min(word.length, rows + limit) : word.length;
  if (rows - columns > limit || (!isPrefix && columns - rows > limit)) return limit + 1;
  if (columns >= BUFFER_LENGTH) return limit + 1;
  let { rowTwoAbove, rowAbove, currentRow } = BUFFERS;
  for (let column = 0; column <= columns; column += 1) rowAbove[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const best = fillRow(query, word, row, columns, { rowTwoAbove, rowAbove, currentRow });
    if (best > limit) return limit + 1;
    [rowTwoAbove, rowAbove, currentRow] = [rowAbove, currentRow, rowTwoAbove];
  }
  let distance = getCost(rowAbove, columns);
  const from = isPrefix ? 0 : columns;
  for (let column = from; column < columns; column += 1) {
    distance = Math.min(distance, getCost(rowAbove, column));
  }
  return Math.min(distance, limit + 1);
}

/** Length of the buffers. It is sufficient, because the tokenizer cuts words at 100 characters. */
const BUFFER_LENGTH = 256;

/** Three rows of the distance matrix: the current one and the two before it. */
interface MatrixRows {
  rowTwoAbove: Uint16Array;
  rowAbove: Uint16Array;
  currentRow: Uint16Array;
}

/**
 * Buffers that are reused for every word. One query compares thousands of words, so allocating new
 * buffers for each word would be slow.
 */
const BUFFERS: Readonly<MatrixRows> = {
  rowTwoAbove: new Uint16Array(BUFFER_LENGTH),
  rowAbove: new Uint16Array(BUFFER_LENGTH),
  currentRow: new Uint16Array(BUFFER_LENGTH),
};

const getCost = (row: Uint16Array, column: number): number => row[column] ?? BUFFER_LENGTH;

/**
 * Computes the current row of the matrix; each row belongs to one character of the query.
 * @returns the smallest distance in the row
 */
function fillRow(
  query: string,
  word: string,
  row: number,
  columns: number,
  { rowTwoAbove, rowAbove, currentRow }: MatrixRows,
): number {
  const letter = query.charCodeAt(row - 1);
  const previousCharCode = query.charCodeAt(row - 2);
  currentRow[0] = row;
  let best = row;
  for (let column = 1; column <= columns; column += 1) {
    const wordCharCode = word.charCodeAt(column - 1);
    let cost = getCost(rowAbove, column - 1) + (letter === wordCharCode ? 0 : 1);
    cost = Math.min(cost, getCost(rowAbove, column) + 1, getCost(currentRow, column - 1) + 1);
    const isSwapped = row > 1 && column > 1 && letter === word.charCodeAt(column - 2);
    if (isSwapped && previousCharCode === wordCharCode)
      cost = Math.min(cost, getCost(rowTwoAbove, column - 2) + 1);
    currentRow[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
}
