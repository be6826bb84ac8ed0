import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { toForeignTextNodes } from '#data/foreign-text.ts';

/** Names of text fields in our blocks (`text`) and in other content spaces. */
const TEXT_FIELDS = ['text', 'content', 'body', 'richtext', 'rich_text', 'richText', 'long_text'];

/**
 * Returns the block with a rich text in `text`. The source is `text` itself, a rich text field with
 * another usual name, or plain text or Markdown. Returns the same block when it has no text.
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
