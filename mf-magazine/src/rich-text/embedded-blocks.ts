import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField } from '#data/fields.ts';

interface RawNode {
  readonly type?: unknown;
  readonly attrs?: unknown;
  readonly content?: unknown;
}

/**
 * Splits a block at the blocks embedded in its rich text. The first result is the block with the
 * text before the first embedded block. Then embedded blocks and blocks with the text between them
 * follow in turn. A block embedded in a list or quote comes after that list or quote.
 *
 * @param continuation Properties of each new block that contains text after an embedded block.
 * @returns Undefined when the text contains no embedded block.
 */
export function splitAtEmbeddedBlocks(
  rawBlock: RawBlock,
  field = 'text',
  continuation: { readonly component: string } = { component: 'rich_text' },
): readonly RawBlock[] | undefined {
  const document = rawBlock[field] as RawNode | undefined;
  const nodes = listChildNodes(document);
  if (!nodes.some((node) => containsBlock(node))) return undefined;
  const sequence: RawBlock[] = [];
  let text: unknown[] = [];
  const flushText = () => {
    const isFirst = sequence.length === 0;
    if (text.length === 0 && !isFirst) return;
    const content = { type: 'doc', content: text };
    const part = `${rawBlock._uid}-${sequence.length}`;
    sequence.push(
      isFirst ? { ...rawBlock, [field]: content } : { ...continuation, _uid: part, text: content },
    );
    text = [];
  };
  for (const node of nodes) {
    const textNode = removeBlocks(node);
    if (textNode) text.push(textNode);
    const embeddedBlocks = collectBlocks(node);
    if (embeddedBlocks.length === 0) continue;
    flushText();
    sequence.push(...embeddedBlocks);
  }
  flushText();
  return sequence;
}

/**
 * Moves the blocks embedded in a block's rich text to the position after the block. Does not split
 * the block.
 *
 * @returns Undefined when the text contains no embedded block.
 */
export function moveEmbeddedBlocksAfter(
  rawBlock: RawBlock,
  field = 'text',
): readonly RawBlock[] | undefined {
  const nodes = listChildNodes(rawBlock[field] as RawNode | undefined);
  if (!nodes.some((node) => containsBlock(node))) return undefined;
  const content = nodes.map((node) => removeBlocks(node)).filter((node) => !!node);
  return [
    { ...rawBlock, [field]: { type: 'doc', content } },
    ...nodes.flatMap((node) => collectBlocks(node)),
  ];
}

function listChildNodes(node: RawNode | undefined): readonly RawNode[] {
  const content = Object(node).content as unknown;
  return Array.isArray(content)
    ? content.filter((child) => typeof child === 'object' && child)
    : [];
}

const MAX_DEPTH = 40;

function containsBlock(node: RawNode, depth = 0): boolean {
  if (node.type === 'blok') return true;
  return depth < MAX_DEPTH && listChildNodes(node).some((child) => containsBlock(child, depth + 1));
}

function collectBlocks(node: RawNode, depth = 0): readonly RawBlock[] {
  if (node.type === 'blok') return readBlocksField(Object(node.attrs).body);
  if (depth >= MAX_DEPTH) return [];
  return listChildNodes(node).flatMap((child) => collectBlocks(child, depth + 1));
}

function removeBlocks(node: RawNode, depth = 0): RawNode | undefined {
  if (node.type === 'blok') return undefined;
  if (depth >= MAX_DEPTH || !containsBlock(node, depth)) return node;
  return {
    ...node,
    content: listChildNodes(node)
      .map((child) => removeBlocks(child, depth + 1))
      .filter((child) => !!child),
  };
}
