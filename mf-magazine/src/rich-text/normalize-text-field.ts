import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { toForeignTextNodes } from '#data/foreign-text.ts';

/** Field names for text, in our blocks (`text`) and in other content spaces. */
const TEXT_FIELDS = ['text', 'content', 'body', 'richtext', 'rich_text', 'richText', 'long_text'];

/**
 * Returns the block with a rich text in `text`. The source is `text` itself, a rich text field with
 * another usual name, or plain text or Markdown. Returns the same block when it has no text.
 */
export function normalizeTextField(raw: RawBlock): RawBlock {
  if (isDocument(raw['text'])) return raw;
  const document = TEXT_FIELDS.map((name) => raw[name]).find(isDocument);
  if (document) return { ...raw, text: document };
  const content = TEXT_FIELDS.map((name) => toForeignTextNodes(raw[name], true)).find(
    (it) => it.length > 0,
  );
  return content ? { ...raw, text: { type: 'doc', content } } : raw;
}

function isDocument(value: unknown): boolean {
  return Object(value).type === 'doc';
}
