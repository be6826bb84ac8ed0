import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';
import { toAnchorName } from './anchor-name.ts';
import { ensureUniqueIds } from './unique-ids.ts';
import { extractPlainText } from './plain-text.ts';
import { readRichText } from './rich-text-node.ts';

/** A heading that the table of contents lists. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Names of components whose headings belong in the table of contents. */
const HEADING_COMPONENTS = new Set(['article_section', 'rich_text']);

/**
 * Gives every level-2 heading a unique id and lists these headings. Stores the id as `anchor` on
 * the section block or in the heading's attributes.
 */
export function assignHeadingIds(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly headings: readonly Heading[];
} {
  const headings: Heading[] = [];
  const { blocks: uniqueBlocks, usedIds } = ensureUniqueIds(blocks);
  const createId = (text: string): string => {
    const baseId = toAnchorName(text);
    let id = baseId;
    for (let copyNumber = 2; usedIds.has(id); copyNumber += 1) id = `${baseId}-${copyNumber}`;
    usedIds.add(id);
    headings.push({ id, text });
    return id;
  };
  const blocksWithIds = uniqueBlocks.map((block) =>
    HEADING_COMPONENTS.has(block.component) ? assignIdsInBlock(block, createId) : block,
  );
  return { blocks: blocksWithIds, headings };
}

function assignIdsInBlock(block: RawBlock, createId: (text: string) => string): RawBlock {
  const isSectionHeadline = block.component === 'article_section' && !(Number(block['level']) > 2);
  const headline = isSectionHeadline ? readTextField(block['headline']) : undefined;
  const anchor = headline ? { anchor: createId(headline) } : {};
  return { ...block, ...anchor, text: assignIdsInDocument(block['text'], createId) };
}

function assignIdsInDocument(document: unknown, createId: (text: string) => string): unknown {
  const content: unknown = Object(document).content;
  if (!Array.isArray(content)) return document;
  return {
    ...(document as object),
    content: content.map((node) => assignIdToNode(node, createId)),
  };
}

function assignIdToNode(node: unknown, createId: (text: string) => string): unknown {
  const { type, attrs } = Object(node) as { type?: unknown; attrs?: { level?: unknown } };
  if (type !== 'heading' || Number(attrs?.level ?? 2) > 2) return node;
  const text = readHeadingText(node);
  return text ? { ...(node as object), attrs: { ...attrs, anchor: createId(text) } } : node;
}

function readHeadingText(node: unknown): string {
  const document = readRichText({ type: 'doc', content: [node] });
  return document ? extractPlainText(document) : '';
}
