/**
 * Reads a value from the table that psql prints.
 *
 * @param {string} output
 * @param {string} column Name of the column.
 * @param {string} words Words of the row.
 * @throws {Error} with the output when there is no such value
 */
export function readColumn(output, column, words) {
  const rows = output.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const head = rows.findIndex((cells) => cells.includes(column));
  const row = rows.slice(head + 1).find((cells) => cells.includes(words));
  const value = head === -1 ? undefined : row?.[rows[head].indexOf(column)];
  if (!value) throw new Error(`no ${column} of ${words} in:\n${output}`);
  return value;
}
