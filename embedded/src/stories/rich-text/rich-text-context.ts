import type { Nodes } from 'mdast';
import type { Conversion } from '#stories/content/conversion.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { getMarkdownLine } from './parse-markdown.ts';

/** Data that is needed to convert one Markdown text, which begins at `firstLine` of its file. */
export interface RichTextContext {
  readonly conversion: Conversion;
  readonly firstLine: number;
  /** Position of the Markdown text in the story. */
  readonly path: string;
}

export function createRichTextNode(
  type: string,
  content: readonly DraftObject[],
  attrs?: DraftObject,
): DraftObject {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

export function getFileLine(node: Nodes, context: RichTextContext): number {
  return context.firstLine + getMarkdownLine(node) - 1;
}

export function reportRefusedNode(node: Nodes, message: string, context: RichTextContext): [] {
  context.conversion.report(getFileLine(node, context), message);
  return [];
}

/** Returns the position of a Markdown node in the story. */
export function getMarkdownPath(node: Nodes, context: RichTextContext): string {
  return `${context.path}.line-${getMarkdownLine(node)}`;
}
