import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readNumberField } from '#data/fields.ts';
import { isAnchorName } from '#rich-text/anchor-name.ts';
import { splitAtEmbeddedBlocks } from '#rich-text/embedded-blocks.ts';
import { normalizeTextField } from '#rich-text/normalize-text-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { ArticleSectionModel } from './article-section.ts';
import { readArticleSectionFields } from './article-section.fields.generated.ts';

/**
 * Parses the block. The page's loader has added the fields `anchor` and `hasDropCap` (see
 * `ArticleSectionModel`).
 */
export function parseArticleSection(rawBlock: RawBlock): ParseResult<ArticleSectionModel> {
  const fields = readArticleSectionFields(normalizeTextField(rawBlock));
  const { headline, text } = fields;
  if (!headline && !text) return rejectBlock('Zwischenüberschrift und Text fehlen.');
  const { anchor, hasDropCap } = rawBlock;
  return acceptBlock({
    headline,
    level: readHeadingLevel(rawBlock['level']),
    text,
    anchor: isAnchorName(anchor) ? anchor : undefined,
    hasDropCap: hasDropCap === true,
  });
}

function readHeadingLevel(value: unknown): ArticleSectionModel['level'] {
  const level = readNumberField(value);
  return level === 3 || level === 4 ? level : 2;
}

/**
 * Splits the section at the blocks embedded in its text. These blocks become siblings of the
 * section.
 */
export const expandArticleSection = (rawBlock: RawBlock) =>
  splitAtEmbeddedBlocks(normalizeTextField(rawBlock));
