import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { addMonths } from '@gruenland/shared-contracts/german-calendar.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { DEFAULT_PRICE_PERIOD_MONTHS, PRICE_PERIODS_MONTHS } from './price-history.ts';
import type { PriceHistoryModel, PricePeriodMonths, PriceSeries } from './price-history.ts';
import { readPriceHistoryFields } from './price-history.fields.generated.ts';
import { readPriceSeriesFields } from './price-series.fields.generated.ts';
import { readPricePoints } from './read-price-points.ts';

/**
 * Parses the block. The period ends with the newest price, so that a chart without new prices stays
 * readable. Leaves out series without commodity or without a price in the period. The page's loader
 * may have set the field `months`.
 */
export function parsePriceHistory(rawBlock: RawBlock): ParseResult<PriceHistoryModel> {
  const fields = readPriceHistoryFields(rawBlock);
  const allSeries = fields.series.flatMap(parseSeries);
  const endDay = allSeries
    .map(({ points }) => points.at(-1)?.day ?? '')
    .toSorted()
    .at(-1);
  if (!endDay) return rejectBlock('Keine Preisreihe hat eine Ware und Preise.');
  const months = readMonths(rawBlock['months']);
  const startDay = addMonths(endDay, -months);
  return acceptBlock({
    title: fields.title ?? 'Preise',
    place: fields.place,
    source: fields.source,
    note: fields.note,
    months,
    startDay,
    endDay,
    series: allSeries
      .map((series) => ({ ...series, points: series.points.filter(({ day }) => day >= startDay) }))
      .filter(({ points }) => points.length > 0),
  });
}

function parseSeries(rawBlock: RawBlock): readonly PriceSeries[] {
  const { commodity, unit, prices } = readPriceSeriesFields(rawBlock);
  const points = readPricePoints(prices);
  return commodity && points.length > 0 ? [{ commodity, unit, points }] : [];
}

function readMonths(value: unknown): PricePeriodMonths {
  return PRICE_PERIODS_MONTHS.find((months) => months === value) ?? DEFAULT_PRICE_PERIOD_MONTHS;
}
