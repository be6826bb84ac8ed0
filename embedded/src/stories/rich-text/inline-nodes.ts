import type { PhrasingContent } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { markFootnotes } from './footnote-marks.ts';
import { convertImage } from './image-node.ts';
import { convertLink } from './link-mark.ts';
import { reportRefusedNode, type RichTextContext } from './rich-text-context.ts';

type Marks = readonly DraftObject[];

const simpleMarks = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

function createTextNode(text: string, marks: Marks): DraftObject {
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

function convertInlineNode(node: PhrasingContent, marks: Marks, context: RichTextContext): Marks {
  switch (node.type) {
    case 'text':
      return [createTextNode(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks)];
    case 'inlineCode':
      return [createTextNode(node.value, [...marks, { type: 'code' }])];
    case 'strong':
    case 'emphasis':
    case 'delete':
      return convertInlineNodes(
        node.children,
        [...marks, { type: simpleMarks[node.type] }],
        context,
      );
    case 'link':
      return convertInlineNodes(node.children, [...marks, ...convertLink(node, context)], context);
    case 'break':
      return [{ type: 'hard_break' }];
    case 'image':
      return convertImage(node, context);
    case 'html':
      return reportRefusedNode(node, `HTML is not taken: ${node.value.slice(0, 40)}`, context);
    default:
      return reportRefusedNode(node, `${node.type} is not supported in rich text`, context);
  }
}

/**
 * Converts the inline nodes of Markdown, such as links and emphasis, to rich text nodes with marks.
 * `^[…]` becomes a footnote.
 */
export function convertInlineNodes(
  nodes: readonly PhrasingContent[],
  marks: Marks,
  context: RichTextContext,
): Marks {
  const convertedNodes = nodes.flatMap((node) => convertInlineNode(node, marks, context));
  const [first] = nodes;
  if (!first || marks.length > 0) return convertedNodes;
  return (
    markFootnotes(convertedNodes) ??
    reportRefusedNode(first, 'a footnote has no end: write ^[…]', context)
  );
}
