import type { ChartModel } from './chart.ts';

type Table = Pick<ChartModel, 'head' | 'series' | 'rows' | 'unit'>;

/** The figures as CSV for German spreadsheets: semicolons, decimal commas, a byte order mark. */
export function chartCsv({ head, series, rows, unit }: Table): string {
  const names = series.map((name) => (unit ? `${name} (${unit})` : name));
  const lines = [
    [head, ...names].map(cell),
    ...rows.map(({ label, values }) => [cell(label), ...values.map(figure)]),
  ];
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** A link that holds the file itself: no request, no script. */
export function csvHref(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

/** Words that a spreadsheet would run as a formula are put in front of an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function figure(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
