/**
 * Returns the quoted value of a cell. Neutralises a value that a spreadsheet would run as a
 * formula.
 */
function formatCell(value: string | number): string {
  const text = String(value);
  const safeText = /^\s*[=+\-@\t\r]/u.test(text) && typeof value === 'string' ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

/** Returns CSV for German spreadsheets: UTF-8 with BOM, semicolons, formulas neutralised. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(formatCell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
