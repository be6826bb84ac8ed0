import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { splitAtEmbeddedBlocks } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { normalizeTextField } from '#rich-text/normalize-text-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { RichTextModel } from './rich-text.ts';

/** Parses the block field `text`. The page's loader has added the field `hasDropCap`. */
export function parseRichText(rawBlock: RawBlock): ParseResult<RichTextModel> {
  const text = readRichText(normalizeTextField(rawBlock)['text']);
  if (!text) return rejectBlock('Der Text fehlt.');
  return acceptBlock({ text, hasDropCap: rawBlock['hasDropCap'] === true });
}

/** Splits the text block at its embedded blocks, which become its siblings. */
export const expandRichText = (rawBlock: RawBlock) =>
  splitAtEmbeddedBlocks(normalizeTextField(rawBlock));
