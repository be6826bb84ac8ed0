import type { ChartModel } from './chart.ts';

type CsvTable = Pick<ChartModel, 'head' | 'series' | 'rows' | 'unit'>;

/**
 * Converts the data to CSV for German spreadsheets: semicolons, decimal commas, a byte order mark.
 */
export function createChartCsv({ head, series, rows, unit }: CsvTable): string {
  const names = series.map((name) => (unit ? `${name} (${unit})` : name));
  const lines = [
    [head, ...names].map(formatCsvCell),
    ...rows.map(({ label, values }) => [formatCsvCell(label), ...values.map(formatCsvNumber)]),
  ];
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/**
 * Returns a data URL with the CSV file's content, so that the download needs no request and no
 * JavaScript.
 */
export function createCsvDataUrl(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

/**
 * Escapes a CSV cell. An apostrophe before text that looks like a formula keeps spreadsheets from
 * running it.
 */
function formatCsvCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

function formatCsvNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
