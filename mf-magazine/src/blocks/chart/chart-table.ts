import { readTextField } from '#data/fields.ts';
import { parseTableNumber } from './chart-numbers.ts';
import { MAX_SERIES } from './chart.ts';
import type { ChartModel } from './chart.ts';

const MAX_TABLE_ROWS = 60;

type ChartTable = Pick<ChartModel, 'head' | 'series' | 'rows'>;

/**
 * Reads a table field (`thead`, `tbody`), or lines of text with cells separated by semicolons. The
 * first column contains the row labels; the other columns are series. Omits columns that contain no
 * number. Returns undefined when nothing can be drawn.
 */
export function parseChartTable(value: unknown): ChartTable | undefined {
  const [headCells = [], ...lines] =
    typeof value === 'string' ? splitLines(value) : readCells(value);
  const rows = lines
    .slice(0, MAX_TABLE_ROWS)
    .map(([label = '', ...cells]) => ({
      label,
      values: headCells.slice(1).map((_, cellIndex) => parseTableNumber(cells[cellIndex] ?? '')),
    }))
    .filter(({ label, values }) => label !== '' && values.some((cell) => cell !== null));
  const columns = headCells
    .slice(1)
    .map((name, seriesIndex) => ({ name, at: seriesIndex }))
    .filter(({ at: seriesIndex }) =>
      rows.some(({ values }) => (values[seriesIndex] ?? null) !== null),
    )
    .slice(0, MAX_SERIES);
  if (columns.length === 0) return undefined;
  return {
    head: headCells[0] ?? '',
    series: columns.map(({ name }, index) => name || `Reihe ${index + 1}`),
    rows: rows.map(({ label, values }) => ({
      label,
      values: columns.map(({ at: seriesIndex }) => values[seriesIndex] ?? null),
    })),
  };
}

function splitLines(text: string): readonly string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[;\t]/).map((cell) => cell.trim()));
}

function readCells(value: unknown): readonly string[][] {
  const { thead, tbody } = Object(value) as { readonly thead?: unknown; readonly tbody?: unknown };
  return [toArray(thead), ...toArray(tbody).map((row) => toArray(Object(row).body))].map((row) =>
    row.map((cell) => readTextField(Object(cell).value) ?? ''),
  );
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
