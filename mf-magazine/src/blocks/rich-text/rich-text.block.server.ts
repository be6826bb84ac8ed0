import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { splitEmbedded } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { withText } from '#rich-text/with-text.ts';
import { parsed, refused } from '../parse-result.ts';
import type { RichTextModel } from './rich-text.ts';

/** Field: `text`; the page's loader adds `initial`. */
export function parseRichText(raw: RawBlock): ParseResult<RichTextModel> {
  const text = readRichText(withText(raw)['text']);
  if (!text) return refused('rich_text: text is empty');
  return parsed({ text, initial: raw['initial'] === true });
}

/** The text may embed blocks; they become its neighbours. */
export const expandRichText = (raw: RawBlock) => splitEmbedded(withText(raw));
