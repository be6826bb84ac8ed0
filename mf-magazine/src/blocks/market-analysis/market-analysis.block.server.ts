import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readDateField, readOptionField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { readPriceField, readPriceHistory } from './price-fields.ts';
import type { MarketAnalysisModel, MarketRow } from './market-analysis.ts';

/**
 * Fields: `title`, `place`, `date`, `source`, `rows` of `market_row` (`commodity`, `unit`, `value`,
 * `previous`, `history`). Rows without commodity or value are left out. The page's loader may set
 * `layout`.
 */
export function parseMarketAnalysis(raw: RawBlock): ParseResult<MarketAnalysisModel> {
  const rows = readBlocksField(raw['rows']).flatMap(parseRow);
  if (rows.length === 0) return rejectBlock('market_analysis: no row has both commodity and value');
  return acceptBlock({
    title: readTextField(raw['title']) ?? 'Märkte',
    place: readTextField(raw['place']),
    date: readDateField(raw['date']),
    source: readTextField(raw['source']),
    rows,
    layout: readOptionField(raw['layout'], ['table', 'band'] as const, 'table'),
  });
}

function parseRow(raw: RawBlock): readonly MarketRow[] {
  const commodity = readTextField(raw['commodity']);
  const value = readPriceField(raw['value']);
  if (!commodity || value === undefined) return [];
  const previous = readPriceField(raw['previous']);
  const history = readPriceHistory(raw['history']);
  const change = previous ? ((value - previous) / Math.abs(previous)) * 100 : undefined;
  return [{ commodity, unit: readTextField(raw['unit']), value, previous, change, history }];
}
