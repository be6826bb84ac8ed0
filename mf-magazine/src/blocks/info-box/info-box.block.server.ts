import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { moveEmbeddedBlocksAfter } from '#rich-text/embedded-blocks.ts';
import { normalizeTextField } from '#rich-text/normalize-text-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { InfoBoxModel } from './info-box.ts';
import { readInfoBoxFields } from './info-box.fields.generated.ts';

export function parseInfoBox(rawBlock: RawBlock): ParseResult<InfoBoxModel> {
  const fields = readInfoBoxFields(normalizeTextField(rawBlock));
  if (!fields.text) return rejectBlock('Der Text fehlt.');
  return acceptBlock({
    title: fields.title,
    kind: fields.kind ?? 'info',
    text: fields.text,
  });
}

/** Moves blocks embedded in the box's text to the position after the box. */
export const expandInfoBox = (rawBlock: RawBlock) =>
  moveEmbeddedBlocksAfter(normalizeTextField(rawBlock));
