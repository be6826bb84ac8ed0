/**
 * Returns the quoted value of a cell. Neutralises a value that a spreadsheet would run as a
 * formula.
 */
function formatCell(value: string | number): string {
  const text = String(value);
  const safeText = /^\s*[=+\-@\t\r]/u.test(text) && typeof value === 'string' ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

type Row = readonly (string | number)[];

/** Returns CSV for German spreadsheets: UTF-8 with BOM, semicolons, formulas neutralised. */
export const formatCsv = (rows: readonly Row[]): string => `\uFEFF${formatCsvRows(rows)}`;

/** Returns further rows of a table that `formatCsv` began. */
export const formatCsvRows = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(formatCell).join(';')}\r\n`).join('');
