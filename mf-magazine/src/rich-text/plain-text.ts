import type { RichTextNode } from './rich-text-node.ts';

const BLOCK_NODES = new Set([
  'paragraph',
  'heading',
  'list_item',
  'blockquote',
  'code_block',
  'tableRow',
]);

/** Returns the text of a node, with line breaks between blocks. */
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
  return BLOCK_NODES.has(node.type) ? `${nodeText}\n` : nodeText;
}
