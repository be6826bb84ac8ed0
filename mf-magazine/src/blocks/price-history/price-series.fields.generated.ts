// Generated from embedded/content/_components/price_series.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';

/** Fields of `price_series`. A missing or invalid field is undefined or an empty list. */
export interface PriceSeriesFields {
  readonly commodity: string | undefined;
  readonly unit: string | undefined;
  readonly prices: string | undefined;
}

/** Reads the fields of a block `price_series`. */
export function readPriceSeriesFields(rawBlock: RawBlock): PriceSeriesFields {
  return {
    commodity: readTextField(rawBlock['commodity']),
    unit: readTextField(rawBlock['unit']),
    prices: readTextField(rawBlock['prices']),
  };
}
