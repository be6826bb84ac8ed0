import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Parses CommonMark with tables and `~~strikethrough~~`. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}

/** Returns the line of a node in the Markdown text; the first line is 1. */
export function getMarkdownLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
