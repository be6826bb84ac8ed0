// Generated from embedded/content/_components/most_read_articles.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readNumberField, readRelationField, readTextField } from '#data/fields.ts';

/** Fields of `most_read_articles`. A missing or invalid field is undefined or an empty list. */
export interface MostReadArticlesFields {
  readonly title: string | undefined;
  readonly count: number | undefined;
  readonly days: number | undefined;
  readonly category: string | undefined;
}

/** Reads the fields of a block `most_read_articles`. */
export function readMostReadArticlesFields(rawBlock: RawBlock): MostReadArticlesFields {
  return {
    title: readTextField(rawBlock['title']),
    count: readNumberField(rawBlock['count']),
    days: readNumberField(rawBlock['days']),
    category: readRelationField(rawBlock['category']),
  };
}
