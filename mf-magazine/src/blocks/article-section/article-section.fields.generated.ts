// Generated from embedded/content/_components/article_section.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readChoiceField, readTextField } from '#data/fields.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';

export const ARTICLE_SECTION_LEVEL_VALUES = ['2', '3', '4'] as const;

/** Fields of `article_section`. A missing or invalid field is undefined or an empty list. */
export interface ArticleSectionFields {
  readonly headline: string | undefined;
  readonly text: RichTextNode | undefined;
  readonly level: (typeof ARTICLE_SECTION_LEVEL_VALUES)[number] | undefined;
}

/** Reads the fields of a block `article_section`. */
export function readArticleSectionFields(rawBlock: RawBlock): ArticleSectionFields {
  return {
    headline: readTextField(rawBlock['headline']),
    text: readRichText(rawBlock['text']),
    level: readChoiceField(rawBlock['level'], ARTICLE_SECTION_LEVEL_VALUES),
  };
}
