/** A cell; spreadsheets must not take what people typed for a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^\s*[=+\-@\t\r]/u.test(text) && typeof value === 'string' ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table for German spreadsheets: UTF-8 with its mark, semicolons, nothing taken for a formula. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
