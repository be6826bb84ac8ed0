import { textField } from '#data/fields.ts';
import { tableNumber } from './chart-numbers.ts';
import { MOST_SERIES } from './chart.ts';
import type { ChartModel } from './chart.ts';

const MOST_ROWS = 60;

type ChartTable = Pick<ChartModel, 'head' | 'series' | 'rows'>;

/**
 * Reads a table field (`thead`, `tbody`) or lines of text with semicolons. The first column names
 * the rows, the others are series; columns without a single number are left out. Undefined when
 * there is nothing to draw.
 */
export function chartTable(value: unknown): ChartTable | undefined {
  const [heads = [], ...lines] = typeof value === 'string' ? linesOf(value) : cellsOf(value);
  const rows = lines
    .slice(0, MOST_ROWS)
    .map(([label = '', ...cells]) => ({
      label,
      values: heads.slice(1).map((_, at) => tableNumber(cells[at] ?? '')),
    }))
    .filter(({ label, values }) => label !== '' && values.some((cell) => cell !== null));
  const columns = heads
    .slice(1)
    .map((name, at) => ({ name, at }))
    .filter(({ at }) => rows.some(({ values }) => (values[at] ?? null) !== null))
    .slice(0, MOST_SERIES);
  if (columns.length === 0) return undefined;
  return {
    head: heads[0] ?? '',
    series: columns.map(({ name }, index) => name || `Reihe ${index + 1}`),
    rows: rows.map(({ label, values }) => ({
      label,
      values: columns.map(({ at }) => values[at] ?? null),
    })),
  };
}

function linesOf(text: string): readonly string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[;\t]/).map((cell) => cell.trim()));
}

function cellsOf(value: unknown): readonly string[][] {
  const { thead, tbody } = Object(value) as { readonly thead?: unknown; readonly tbody?: unknown };
  return [listOf(thead), ...listOf(tbody).map((row) => listOf(Object(row).body))].map((row) =>
    row.map((cell) => textField(Object(cell).value) ?? ''),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
