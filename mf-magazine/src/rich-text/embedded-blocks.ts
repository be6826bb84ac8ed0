import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { blocksField } from '#data/fields.ts';

interface RawNode {
  readonly type?: unknown;
  readonly attrs?: unknown;
  readonly content?: unknown;
}

/**
 * Splits a block whose rich text field embeds blocks into a sequence: the block itself with the
 * text before the first embedded one, then embedded blocks and `rich_text` blocks in turn.
 * Undefined when nothing is embedded. A block embedded in a list or quote comes right after it.
 * `rest` is what later parts of the text are made of; without it they are plain `rich_text`.
 */
export function splitEmbedded(
  raw: RawBlock,
  field = 'text',
  rest: { readonly component: string } = { component: 'rich_text' },
): readonly RawBlock[] | undefined {
  const document = raw[field] as RawNode | undefined;
  const nodes = childrenOf(document);
  if (!nodes.some((node) => holdsBlock(node))) return undefined;
  const sequence: RawBlock[] = [];
  let text: unknown[] = [];
  const closeText = () => {
    const first = sequence.length === 0;
    if (text.length === 0 && !first) return;
    const content = { type: 'doc', content: text };
    const part = `${raw._uid}-${sequence.length}`;
    sequence.push(first ? { ...raw, [field]: content } : { ...rest, _uid: part, text: content });
    text = [];
  };
  for (const node of nodes) {
    const bare = withoutBlocks(node);
    if (bare) text.push(bare);
    const embedded = blocksIn(node);
    if (embedded.length === 0) continue;
    closeText();
    sequence.push(...embedded);
  }
  closeText();
  return sequence;
}

/**
 * A block that stays in one piece, as a box does, with all its text, and after it the blocks that
 * were embedded in that. Undefined when nothing is embedded.
 */
export function liftEmbedded(raw: RawBlock, field = 'text'): readonly RawBlock[] | undefined {
  const nodes = childrenOf(raw[field] as RawNode | undefined);
  if (!nodes.some((node) => holdsBlock(node))) return undefined;
  const content = nodes.map((node) => withoutBlocks(node)).filter((node) => !!node);
  return [
    { ...raw, [field]: { type: 'doc', content } },
    ...nodes.flatMap((node) => blocksIn(node)),
  ];
}

function childrenOf(node: RawNode | undefined): readonly RawNode[] {
  const content = Object(node).content as unknown;
  return Array.isArray(content)
    ? content.filter((child) => typeof child === 'object' && child)
    : [];
}

const MAX_DEPTH = 40;

function holdsBlock(node: RawNode, depth = 0): boolean {
  if (node.type === 'blok') return true;
  return depth < MAX_DEPTH && childrenOf(node).some((child) => holdsBlock(child, depth + 1));
}

function blocksIn(node: RawNode, depth = 0): readonly RawBlock[] {
  if (node.type === 'blok') return blocksField(Object(node.attrs).body);
  if (depth >= MAX_DEPTH) return [];
  return childrenOf(node).flatMap((child) => blocksIn(child, depth + 1));
}

function withoutBlocks(node: RawNode, depth = 0): RawNode | undefined {
  if (node.type === 'blok') return undefined;
  if (depth >= MAX_DEPTH || !holdsBlock(node, depth)) return node;
  return {
    ...node,
    content: childrenOf(node)
      .map((child) => withoutBlocks(child, depth + 1))
      .filter((child) => !!child),
  };
}
