import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readOptionField, readTextField } from '#data/fields.ts';
import { moveEmbeddedBlocksAfter } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { normalizeTextField } from '#rich-text/normalize-text-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { INFO_BOX_KINDS } from './info-box.ts';
import type { InfoBoxModel } from './info-box.ts';

/** Block fields: `title`, `kind`, `text`. */
export function parseInfoBox(rawBlock: RawBlock): ParseResult<InfoBoxModel> {
  const text = readRichText(normalizeTextField(rawBlock)['text']);
  if (!text) return rejectBlock('Der Text fehlt.');
  return acceptBlock({
    title: readTextField(rawBlock['title']),
    kind: readOptionField(rawBlock['kind'], INFO_BOX_KINDS, 'info'),
    text,
  });
}

/** Moves blocks embedded in the box's text to the position after the box. */
export const expandInfoBox = (rawBlock: RawBlock) =>
  moveEmbeddedBlocksAfter(normalizeTextField(rawBlock));
