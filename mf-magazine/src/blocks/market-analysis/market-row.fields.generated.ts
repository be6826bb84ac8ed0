// Generated from embedded/content/_components/market_row.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readNumberField, readTextField } from '#data/fields.ts';

/** Fields of `market_row`. A missing or invalid field is undefined or an empty list. */
export interface MarketRowFields {
  readonly commodity: string | undefined;
  readonly unit: string | undefined;
  readonly value: number | undefined;
  readonly previous: number | undefined;
  readonly history: string | undefined;
}

/** Reads the fields of a block `market_row`. */
export function readMarketRowFields(rawBlock: RawBlock): MarketRowFields {
  return {
    commodity: readTextField(rawBlock['commodity']),
    unit: readTextField(rawBlock['unit']),
    value: readNumberField(rawBlock['value']),
    previous: readNumberField(rawBlock['previous']),
    history: readTextField(rawBlock['history']),
  };
}
