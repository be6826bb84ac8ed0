import type { RichTextNode } from './rich-text-node.ts';

const BLOCK_NODE_TYPES = new Set([
  'paragraph',
  'heading',
  'list_item',
  'blockquote',
  'code_block',
  'tableRow',
]);

/** Returns the text of a node. Line breaks separate the text of different block nodes. */
export function extractPlainText(node: RichTextNode): string {
  return readRawText(node)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

function readRawText(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hard_break') return '\n';
  if (node.type === 'tableCell' || node.type === 'tableHeader') {
    return `${node.content.map(readRawText).join('')} `;
  }
  const nodeText = node.content.map(readRawText).join('');
  return BLOCK_NODE_TYPES.has(node.type) ? `${nodeText}\n` : nodeText;
}
