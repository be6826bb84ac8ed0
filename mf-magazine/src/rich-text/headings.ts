import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { textField } from '#data/fields.ts';
import { anchorName } from './anchor-name.ts';
import { uniqueIds } from './unique-ids.ts';
import { plainText } from './plain-text.ts';
import { readRichText } from './rich-text-node.ts';

/** An entry of the table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Blocks that hold headings of the page's second level. */
const HOLDERS = new Set(['article_section', 'rich_text']);

/**
 * Gives every section heading an id that is unique on the page and lists them. The blocks come
 * back with `anchor` in the section block or in the heading's attributes; others are the same.
 */
export function nameHeadings(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly headings: readonly Heading[];
} {
  const headings: Heading[] = [];
  const { blocks: unique, taken } = uniqueIds(blocks);
  const name = (text: string): string => {
    const base = anchorName(text);
    let id = base;
    for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`;
    taken.add(id);
    headings.push({ id, text });
    return id;
  };
  const named = unique.map((block) => (HOLDERS.has(block.component) ? nameIn(block, name) : block));
  return { blocks: named, headings };
}

function nameIn(block: RawBlock, name: (text: string) => string): RawBlock {
  const opens = block.component === 'article_section' && !(Number(block['level']) > 2);
  const headline = opens ? textField(block['headline']) : undefined;
  const anchor = headline ? { anchor: name(headline) } : {};
  return { ...block, ...anchor, text: nameInDocument(block['text'], name) };
}

function nameInDocument(document: unknown, name: (text: string) => string): unknown {
  const content: unknown = Object(document).content;
  if (!Array.isArray(content)) return document;
  return { ...(document as object), content: content.map((node) => nameNode(node, name)) };
}

function nameNode(node: unknown, name: (text: string) => string): unknown {
  const { type, attrs } = Object(node) as { type?: unknown; attrs?: { level?: unknown } };
  if (type !== 'heading' || Number(attrs?.level ?? 2) > 2) return node;
  const text = headingText(node);
  return text ? { ...(node as object), attrs: { ...attrs, anchor: name(text) } } : node;
}

function headingText(node: unknown): string {
  const read = readRichText({ type: 'doc', content: [node] });
  return read ? plainText(read) : '';
}
