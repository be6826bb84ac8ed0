import type { Conversion } from '#stories/content/conversion.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { convertFlowNodes } from './flow-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { createRichTextNode } from './rich-text-context.ts';

/**
 * Converts Markdown to a rich text document. Unsupported elements are left out and reported with
 * their line.
 *
 * @param firstLine line of the file on which the text begins
 * @param path position of the text in the story; the ids of embedded blocks are derived from it
 */
export function convertMarkdownToRichText(
  source: string,
  firstLine: number,
  path: string,
  conversion: Conversion,
): DraftObject {
  const context = { conversion, firstLine, path };
  const content = convertFlowNodes(parseMarkdown(source).children, context);
  return createRichTextNode('doc', content.length > 0 ? content : [{ type: 'paragraph' }]);
}
