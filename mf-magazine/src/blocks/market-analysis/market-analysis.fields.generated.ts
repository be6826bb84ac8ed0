// Generated from embedded/content/_components/market_analysis.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readDateField, readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';

/** Fields of `market_analysis`. A missing or invalid field is undefined or an empty list. */
export interface MarketAnalysisFields {
  readonly title: string | undefined;
  readonly place: string | undefined;
  readonly date: string | undefined;
  readonly source: string | undefined;
  readonly link: string | undefined;
  readonly rows: readonly RawBlock[];
}

/** Reads the fields of a block `market_analysis`. */
export function readMarketAnalysisFields(rawBlock: RawBlock): MarketAnalysisFields {
  return {
    title: readTextField(rawBlock['title']),
    place: readTextField(rawBlock['place']),
    date: readDateField(rawBlock['date']),
    source: readTextField(rawBlock['source']),
    link: readLinkField(rawBlock['link']),
    rows: readBlocksField(rawBlock['rows']),
  };
}
