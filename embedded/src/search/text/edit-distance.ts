/**
 * Optimal string alignment distance (insert, delete, replace, swap of neighbours) of `query` to
 * `word`, or to the nearest beginning of `word` with `asPrefix`. Gives up above `limit` and
 * answers `limit + 1`.
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
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row += 1) {
    const line = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const cost = cellCost(query, word, row, column, { line, above, before });
      line.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    before = above;
    above = line;
  }
  const distance = asPrefix ? Math.min(...above) : (above[columns] ?? limit + 1);
  return Math.min(distance, limit + 1);
}

interface Lines {
  readonly line: readonly number[];
  readonly above: readonly number[];
  readonly before: readonly number[];
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}

function cellCost(
  query: string,
  word: string,
  row: number,
  column: number,
  { line, above, before }: Lines,
): number {
  const letter = query.charCodeAt(row - 1);
  const other = word.charCodeAt(column - 1);
  const replaced = at(above, column - 1) + (letter === other ? 0 : 1);
  const cost = Math.min(replaced, at(above, column) + 1, at(line, column - 1) + 1);
  const swapped =
    row > 1 &&
    column > 1 &&
    letter === word.charCodeAt(column - 2) &&
    query.charCodeAt(row - 2) === other;
  return swapped ? Math.min(cost, at(before, column - 2) + 1) : cost;
}
