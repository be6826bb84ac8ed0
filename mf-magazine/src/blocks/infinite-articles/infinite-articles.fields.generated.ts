// Generated from embedded/content/_components/infinite_articles.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readFlagField, readNumberField, readRelationField, readTextField } from '#data/fields.ts';

/** Fields of `infinite_articles`. A missing or invalid field is undefined or an empty list. */
export interface InfiniteArticlesFields {
  readonly title: string | undefined;
  readonly step: number | undefined;
  readonly category: string | undefined;
  readonly whole: boolean | undefined;
}

/** Reads the fields of a block `infinite_articles`. */
export function readInfiniteArticlesFields(rawBlock: RawBlock): InfiniteArticlesFields {
  return {
    title: readTextField(rawBlock['title']),
    step: readNumberField(rawBlock['step']),
    category: readRelationField(rawBlock['category']),
    whole: readFlagField(rawBlock['whole']),
  };
}
