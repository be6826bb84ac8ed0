import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { optionField, textField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import { chartTable } from './chart-table.ts';
import { CHART_KINDS } from './chart.ts';
import type { ChartKind, ChartModel } from './chart.ts';

/** What fits below upright columns on a telephone. */
const LONGEST_LABEL = 8;
const MOST_COLUMNS = 12;

/** Fields: `title`, `kind`, `data` (table field or lines with semicolons), `unit`, `source`, `note`. */
export function parseChart(raw: RawBlock): ParseResult<ChartModel> {
  const title = textField(raw['title']);
  if (!title) return refused('chart: title is empty');
  const table = chartTable(raw['data']);
  if (!table) return refused('chart: data holds no numbers');
  return parsed({
    title,
    kind: fittingKind(optionField(raw['kind'], CHART_KINDS, 'column'), table.rows),
    unit: textField(raw['unit']),
    source: textField(raw['source']),
    note: textField(raw['note']),
    ...table,
  });
}

function fittingKind(wished: ChartKind, rows: ChartModel['rows']): ChartKind {
  if (wished === 'line') return rows.length > 1 ? 'line' : 'bar';
  const crowded =
    rows.length > MOST_COLUMNS || rows.some(({ label }) => label.length > LONGEST_LABEL);
  return crowded ? 'bar' : wished;
}
