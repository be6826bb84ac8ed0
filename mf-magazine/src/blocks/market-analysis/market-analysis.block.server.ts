import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readOptionField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { readPriceField, readPriceHistory } from './price-fields.ts';
import type { MarketAnalysisModel, MarketRow } from './market-analysis.ts';
import { readMarketRowFields } from './market-row.fields.generated.ts';
import { readMarketAnalysisFields } from './market-analysis.fields.generated.ts';

/**
 * Parses the block. Leaves out rows in which the commodity or the price is missing. The page's
 * loader may have set the field `layout`.
 */
export function parseMarketAnalysis(rawBlock: RawBlock): ParseResult<MarketAnalysisModel> {
  const fields = readMarketAnalysisFields(rawBlock);
  const rows = fields.rows.flatMap(parseRow);
  if (rows.length === 0) return rejectBlock('Keine Zeile hat Ware und Wert.');
  return acceptBlock({
    title: fields.title ?? 'Märkte',
    place: fields.place,
    date: fields.date,
    source: fields.source,
    allPricesHref: fields.link,
    rows,
    layout: readOptionField(rawBlock['layout'], ['table', 'band'] as const, 'table'),
  });
}

function parseRow(rawBlock: RawBlock): readonly MarketRow[] {
  const { commodity, unit } = readMarketRowFields(rawBlock);
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
      unit,
      value,
      previous: previousPrice,
      change: changePercent,
      history,
    },
  ];
}
