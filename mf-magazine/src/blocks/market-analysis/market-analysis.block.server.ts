import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { blocksField, dateField, optionField, textField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { priceField, priceHistory } from './price-fields.ts';
import type { MarketAnalysisModel, MarketRow } from './market-analysis.ts';

/**
 * Fields: `title`, `place`, `date`, `source`, `rows` of `market_row` (`commodity`, `unit`, `value`,
 * `previous`, `history`). Rows without commodity or value are left out. The page's loader may set
 * `layout`.
 */
export function parseMarketAnalysis(raw: RawBlock): ParseResult<MarketAnalysisModel> {
  const rows = blocksField(raw['rows']).flatMap(parseRow);
  if (rows.length === 0) return rejectBlock('market_analysis: no row has both commodity and value');
  return acceptBlock({
    title: textField(raw['title']) ?? 'Märkte',
    place: textField(raw['place']),
    date: dateField(raw['date']),
    source: textField(raw['source']),
    rows,
    layout: optionField(raw['layout'], ['table', 'band'] as const, 'table'),
  });
}

function parseRow(raw: RawBlock): readonly MarketRow[] {
  const commodity = textField(raw['commodity']);
  const value = priceField(raw['value']);
  if (!commodity || value === undefined) return [];
  const previous = priceField(raw['previous']);
  const history = priceHistory(raw['history']);
  const change = previous ? ((value - previous) / Math.abs(previous)) * 100 : undefined;
  return [{ commodity, unit: textField(raw['unit']), value, previous, change, history }];
}
