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
 */
export function splitEmbedded(raw: RawBlock, field = 'text'): readonly RawBlock[] | undefined {
  const document = raw[field] as RawNode | undefined;
  const nodes = childrenOf(document);
  if (!nodes.some(holdsBlock)) return undefined;
  const sequence: RawBlock[] = [];
  let text: unknown[] = [];
  const closeText = () => {
    const first = sequence.length === 0;
    if (text.length === 0 && !first) return;
    const content = { type: 'doc', content: text };
    const part = `${raw._uid}-${sequence.length}`;
    sequence.push(
      first ? { ...raw, [field]: content } : { _uid: part, component: 'rich_text', text: content },
    );
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

function withoutBlocks(node: RawNode): RawNode | undefined {
  if (node.type === 'blok') return undefined;
  if (!holdsBlock(node)) return node;
  return {
    ...node,
    content: childrenOf(node)
      .map(withoutBlocks)
      .filter((child) => !!child),
  };
}
