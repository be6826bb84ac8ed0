import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { parseChartTable } from './chart-table.ts';
import type { ChartKind, ChartModel } from './chart.ts';
import { readChartFields } from './chart.fields.generated.ts';

/**
 * Maximum length of a column chart's labels in characters. Longer labels do not fit on a phone, so
 * the chart becomes a bar chart.
 */
const MAX_COLUMN_LABEL_LENGTH = 8;
/** Maximum number of columns that fit on a phone. A chart with more columns becomes a bar chart. */
const MAX_COLUMNS = 12;

export function parseChart(rawBlock: RawBlock): ParseResult<ChartModel> {
  const fields = readChartFields(rawBlock);
  const title = fields.title;
  if (!title) return rejectBlock('Die Überschrift fehlt.');
  const table = parseChartTable(fields.data);
  if (!table) return rejectBlock('In den Daten stehen keine Zahlen.');
  return acceptBlock({
    title,
    kind: chooseChartKind(fields.kind ?? 'column', table.rows),
    unit: fields.unit,
    source: fields.source,
    note: fields.note,
    ...table,
  });
}

function chooseChartKind(requestedKind: ChartKind, rows: ChartModel['rows']): ChartKind {
  if (requestedKind === 'line') return rows.length > 1 ? 'line' : 'bar';
  const isTooCrowdedForColumns =
    rows.length > MAX_COLUMNS || rows.some(({ label }) => label.length > MAX_COLUMN_LABEL_LENGTH);
  return isTooCrowdedForColumns ? 'bar' : requestedKind;
}
