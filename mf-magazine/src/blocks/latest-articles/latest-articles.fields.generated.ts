// Generated from embedded/content/_components/latest_articles.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readNumberField, readRelationField, readTextField } from '#data/fields.ts';

/** Fields of `latest_articles`. A missing or invalid field is undefined or an empty list. */
export interface LatestArticlesFields {
  readonly title: string | undefined;
  readonly count: number | undefined;
  readonly category: string | undefined;
  readonly days: number | undefined;
}

/** Reads the fields of a block `latest_articles`. */
export function readLatestArticlesFields(rawBlock: RawBlock): LatestArticlesFields {
  return {
    title: readTextField(rawBlock['title']),
    count: readNumberField(rawBlock['count']),
    category: readRelationField(rawBlock['category']),
    days: readNumberField(rawBlock['days']),
  };
}
