import type { PhrasingContent } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { markFootnotes } from './footnote-marks.ts';
import { imageNode } from './image-node.ts';
import { linkMark } from './link-mark.ts';
import { refuse, type RichTextContext } from './rich-text-context.ts';

type Marks = readonly DraftObject[];

const simpleMarks = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

function textNode(text: string, marks: Marks): DraftObject {
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

function inlineNode(node: PhrasingContent, marks: Marks, context: RichTextContext): Marks {
  switch (node.type) {
    case 'text':
      return [textNode(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks)];
    case 'inlineCode':
      return [textNode(node.value, [...marks, { type: 'code' }])];
    case 'strong':
    case 'emphasis':
    case 'delete':
      return inlineNodes(node.children, [...marks, { type: simpleMarks[node.type] }], context);
    case 'link':
      return inlineNodes(node.children, [...marks, ...linkMark(node, context)], context);
    case 'break':
      return [{ type: 'hard_break' }];
    case 'image':
      return imageNode(node, context);
    case 'html':
      return refuse(node, `HTML is not taken: ${node.value.slice(0, 40)}`, context);
    default:
      return refuse(node, `${node.type} is not supported in rich text`, context);
  }
}

/** Converts text-level Markdown to rich text nodes with marks; `^[…]` is a footnote. */
export function inlineNodes(
  nodes: readonly PhrasingContent[],
  marks: Marks,
  context: RichTextContext,
): Marks {
  const inline = nodes.flatMap((node) => inlineNode(node, marks, context));
  const [first] = nodes;
  if (!first || marks.length > 0) return inline;
  return markFootnotes(inline) ?? refuse(first, 'a footnote has no end: write ^[…]', context);
}
