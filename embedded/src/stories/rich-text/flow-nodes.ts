import type { Code, List, Paragraph, RootContent } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { convertEmbeddedBlocks } from './embedded-blocks.ts';
import { convertInlineNodes } from './inline-nodes.ts';
import {
  reportRefusedNode,
  createRichTextNode,
  type RichTextContext,
} from './rich-text-context.ts';
import { convertTableNode } from './table-node.ts';

type RichTextNodes = readonly DraftObject[];

/**
 * Converts a paragraph. A picture that is not part of a sentence becomes a node of the document
 * itself, so that the site can show it as a figure.
 */
function convertParagraph(node: Paragraph, context: RichTextContext): RichTextNodes {
  const content = convertInlineNodes(node.children, [], context);
  const nonBlankNodes = content.filter(
    (child) => !(child['type'] === 'text' && child['text'] === ' '),
  );
  if (nonBlankNodes.length > 0 && nonBlankNodes.every((child) => child['type'] === 'image'))
    return nonBlankNodes;
  return [createRichTextNode('paragraph', content)];
}

function convertList(node: List, context: RichTextContext): DraftObject {
  const items = node.children.map((item) =>
    createRichTextNode('list_item', convertFlowNodes(item.children, context)),
  );
  if (!node.ordered) return createRichTextNode('bullet_list', items);
  return createRichTextNode('ordered_list', items, { order: node.start ?? 1 });
}

function convertCode(node: Code, context: RichTextContext): RichTextNodes {
  if (node.lang === 'blok') return convertEmbeddedBlocks(node, context);
  const text = node.value === '' ? [] : [{ type: 'text', text: node.value }];
  return [
    createRichTextNode('code_block', text, { class: node.lang ? `language-${node.lang}` : null }),
  ];
}

function convertFlowNode(node: RootContent, context: RichTextContext): RichTextNodes {
  switch (node.type) {
    case 'paragraph':
      return convertParagraph(node, context);
    case 'heading':
      return [
        createRichTextNode('heading', convertInlineNodes(node.children, [], context), {
          level: node.depth,
        }),
      ];
    case 'list':
      return [convertList(node, context)];
    case 'blockquote':
      return [createRichTextNode('blockquote', convertFlowNodes(node.children, context))];
    case 'code':
      return convertCode(node, context);
    case 'thematicBreak':
      return [{ type: 'horizontal_rule' }];
    case 'table':
      return [convertTableNode(node, context)];
    case 'html':
      return reportRefusedNode(node, `HTML is not taken: ${node.value.slice(0, 40)}`, context);
    default:
      return reportRefusedNode(node, `${node.type} is not supported in rich text`, context);
  }
}

/** Converts the block-level nodes of Markdown, such as headings and lists, to rich text nodes. */
export function convertFlowNodes(
  nodes: readonly RootContent[],
  context: RichTextContext,
): RichTextNodes {
  return nodes.flatMap((node) => convertFlowNode(node, context));
}
