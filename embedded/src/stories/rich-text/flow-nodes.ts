import type { Code, List, Paragraph, RootContent } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { embeddedBlocks } from './embedded-blocks.ts';
import { inlineNodes } from './inline-nodes.ts';
import { refuse, richTextNode, type RichTextContext } from './rich-text-context.ts';
import { tableNode } from './table-node.ts';

type Nodes = readonly DraftObject[];

/**
 * Converts a paragraph. Pictures that are not inside a sentence become nodes of the document, so
 * that the site can show them as figures.
 */
function paragraphNodes(node: Paragraph, context: RichTextContext): Nodes {
  const content = inlineNodes(node.children, [], context);
  const written = content.filter((child) => !(child['type'] === 'text' && child['text'] === ' '));
  if (written.length > 0 && written.every((child) => child['type'] === 'image')) return written;
  return [richTextNode('paragraph', content)];
}

function listNode(node: List, context: RichTextContext): DraftObject {
  const items = node.children.map((item) =>
    richTextNode('list_item', flowNodes(item.children, context)),
  );
  if (!node.ordered) return richTextNode('bullet_list', items);
  return richTextNode('ordered_list', items, { order: node.start ?? 1 });
}

function codeNodes(node: Code, context: RichTextContext): Nodes {
  if (node.lang === 'blok') return embeddedBlocks(node, context);
  const text = node.value === '' ? [] : [{ type: 'text', text: node.value }];
  return [richTextNode('code_block', text, { class: node.lang ? `language-${node.lang}` : null })];
}

function flowNode(node: RootContent, context: RichTextContext): Nodes {
  switch (node.type) {
    case 'paragraph':
      return paragraphNodes(node, context);
    case 'heading':
      return [
        richTextNode('heading', inlineNodes(node.children, [], context), { level: node.depth }),
      ];
    case 'list':
      return [listNode(node, context)];
    case 'blockquote':
      return [richTextNode('blockquote', flowNodes(node.children, context))];
    case 'code':
      return codeNodes(node, context);
    case 'thematicBreak':
      return [{ type: 'horizontal_rule' }];
    case 'table':
      return [tableNode(node, context)];
    case 'html':
      return refuse(node, `HTML is not taken: ${node.value.slice(0, 40)}`, context);
    default:
      return refuse(node, `${node.type} is not supported in rich text`, context);
  }
}

/** Converts block-level Markdown to rich text nodes. */
export function flowNodes(nodes: readonly RootContent[], context: RichTextContext): Nodes {
  return nodes.flatMap((node) => flowNode(node, context));
}
