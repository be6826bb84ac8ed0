// Generated from embedded/content/_components/personalized_articles.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readNumberField, readRelationField, readTextField } from '#data/fields.ts';

/** Fields of `personalized_articles`. A missing or invalid field is undefined or an empty list. */
export interface PersonalizedArticlesFields {
  readonly title: string | undefined;
  readonly count: number | undefined;
  readonly category: string | undefined;
  readonly days: number | undefined;
}

/** Reads the fields of a block `personalized_articles`. */
export function readPersonalizedArticlesFields(rawBlock: RawBlock): PersonalizedArticlesFields {
  return {
    title: readTextField(rawBlock['title']),
    count: readNumberField(rawBlock['count']),
    category: readRelationField(rawBlock['category']),
    days: readNumberField(rawBlock['days']),
  };
}
