import type { RichTextNode } from './rich-text-node.ts';

const BLOCKS = new Set([
  'paragraph',
  'heading',
  'list_item',
  'blockquote',
  'code_block',
  'tableRow',
]);

/** The words of a node, blocks parted by line breaks. */
export function plainText(node: RichTextNode): string {
  return wordsOf(node)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

function wordsOf(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hard_break') return '\n';
  if (node.type === 'tableCell' || node.type === 'tableHeader') {
    return `${node.content.map(wordsOf).join('')} `;
  }
  const words = node.content.map(wordsOf).join('');
  return BLOCKS.has(node.type) ? `${words}\n` : words;
}
