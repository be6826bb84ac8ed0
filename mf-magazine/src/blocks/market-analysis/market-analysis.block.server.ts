import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readDateField, readOptionField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { readPriceField, readPriceHistory } from './price-fields.ts';
import type { MarketAnalysisModel, MarketRow } from './market-analysis.ts';

/**
 * Block fields: `title`, `place`, `date`, `source`, `rows` of `market_row` (`commodity`, `unit`,
 * `value`, `previous`, `history`). Rows without commodity or value are left out. The page's loader
 * may set `layout`.
 */
export function parseMarketAnalysis(rawBlock: RawBlock): ParseResult<MarketAnalysisModel> {
  const rows = readBlocksField(rawBlock['rows']).flatMap(parseRow);
  if (rows.length === 0) return rejectBlock('Keine Zeile hat Ware und Wert.');
  return acceptBlock({
    title: readTextField(rawBlock['title']) ?? 'Märkte',
    place: readTextField(rawBlock['place']),
    date: readDateField(rawBlock['date']),
    source: readTextField(rawBlock['source']),
    rows,
    layout: readOptionField(rawBlock['layout'], ['table', 'band'] as const, 'table'),
  });
}

function parseRow(rawBlock: RawBlock): readonly MarketRow[] {
  const commodity = readTextField(rawBlock['commodity']);
  const value = readPriceField(rawBlock['value']);
  if (!commodity || value === undefined) return [];
  const previousPrice = readPriceField(rawBlock['previous']);
  const history = readPriceHistory(rawBlock['history']);
  const changePercent = previousPrice
    ? ((value - previousPrice) / Math.abs(previousPrice)) * 100
    : undefined;
  return [
    {
      commodity,
      unit: readTextField(rawBlock['unit']),
      value,
      previous: previousPrice,
      change: changePercent,
      history,
    },
  ];
}
