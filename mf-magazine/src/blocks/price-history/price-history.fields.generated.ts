// Generated from embedded/content/_components/price_history.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readTextField } from '#data/fields.ts';

/** Fields of `price_history`. A missing or invalid field is undefined or an empty list. */
export interface PriceHistoryFields {
  readonly title: string | undefined;
  readonly place: string | undefined;
  readonly source: string | undefined;
  readonly note: string | undefined;
  readonly series: readonly RawBlock[];
}

/** Reads the fields of a block `price_history`. */
export function readPriceHistoryFields(rawBlock: RawBlock): PriceHistoryFields {
  return {
    title: readTextField(rawBlock['title']),
    place: readTextField(rawBlock['place']),
    source: readTextField(rawBlock['source']),
    note: readTextField(rawBlock['note']),
    series: readBlocksField(rawBlock['series']),
  };
}
