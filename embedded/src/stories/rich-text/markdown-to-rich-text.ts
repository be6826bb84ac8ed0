import type { Conversion } from '#stories/content/conversion.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { flowNodes } from './flow-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { richTextNode } from './rich-text-context.ts';

/**
 * Converts Markdown into a rich text document. What rich text cannot hold is reported with its line
 * and left out.
 *
 * @param firstLine line of the file at which the text begins
 * @param path place of the text in the story, from which ids of embedded blocks are derived
 */
export function markdownToRichText(
  source: string,
  firstLine: number,
  path: string,
  conversion: Conversion,
): DraftObject {
  const context = { conversion, firstLine, path };
  const content = flowNodes(parseMarkdown(source).children, context);
  return richTextNode('doc', content.length > 0 ? content : [{ type: 'paragraph' }]);
}
