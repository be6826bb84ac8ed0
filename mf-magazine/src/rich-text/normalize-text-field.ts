import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { toForeignTextNodes } from '#data/foreign-text.ts';

/** Names of text fields: `text` in blocks of this site, the other names in other content spaces. */
const TEXT_FIELDS = ['text', 'content', 'body', 'richtext', 'rich_text', 'richText', 'long_text'];

/**
 * Returns a copy of the block with a rich text in `text`. The source is the first text field that
 * contains a rich text or else plain text or Markdown. Returns the block itself if `text` is
 * already a rich text or the block has no text.
 */
export function normalizeTextField(rawBlock: RawBlock): RawBlock {
  if (isDocument(rawBlock['text'])) return rawBlock;
  const document = TEXT_FIELDS.map((name) => rawBlock[name]).find(isDocument);
  if (document) return { ...rawBlock, text: document };
  const content = TEXT_FIELDS.map((name) => toForeignTextNodes(rawBlock[name], true)).find(
    (nodes) => nodes.length > 0,
  );
  return content ? { ...rawBlock, text: { type: 'doc', content } } : rawBlock;
}

function isDocument(value: unknown): boolean {
  return Object(value).type === 'doc';
}
