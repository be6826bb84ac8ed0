import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { foreignText } from '#data/foreign-text.ts';

/** Fields in which blocks of other spaces keep what ours keep in `text`. */
const TEXTS = ['text', 'content', 'body', 'richtext', 'rich_text', 'richText', 'long_text'];

/**
 * The block with a rich text in `text`: its own, that of a field of another usual name, or plain
 * text and Markdown made into one. The same block when it holds no text at all.
 */
export function withText(raw: RawBlock): RawBlock {
  if (isDocument(raw['text'])) return raw;
  const document = TEXTS.map((name) => raw[name]).find(isDocument);
  if (document) return { ...raw, text: document };
  const content = TEXTS.map((name) => foreignText(raw[name], true)).find((it) => it.length > 0);
  return content ? { ...raw, text: { type: 'doc', content } } : raw;
}

function isDocument(value: unknown): boolean {
  return Object(value).type === 'doc';
}
