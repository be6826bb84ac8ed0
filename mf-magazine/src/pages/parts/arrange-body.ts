import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ArticleKind } from '#model/teaser.ts';
import { takeFootnotes } from '#rich-text/footnotes.ts';
import { nameHeadings } from '#rich-text/headings.ts';
import type { Heading } from '#rich-text/headings.ts';
import { introduceSpeakers } from './introduce-speakers.ts';
import { footnotesPart } from './footnotes.parts.server.ts';

/** From this many headings on an article has a table of contents. */
const CONTENTS_FROM = 5;

const TEXT_BLOCKS = new Set(['article_section', 'rich_text']);

/** The body with named headings, everybody introduced once and its notes below; `contents` is empty when the article is too short for one. */
export function arrangeBody(
  body: readonly RawBlock[],
  kind: ArticleKind,
): { readonly blocks: readonly RawBlock[]; readonly contents: readonly Heading[] } {
  const { blocks: numbered, notes } = takeFootnotes(body);
  const { blocks: named, headings } = nameHeadings(introduceSpeakers(numbered));
  const blocks = kind === 'reportage' ? withInitial(named) : named;
  return {
    blocks: notes.length > 0 ? [...blocks, footnotesPart.make(notes)] : blocks,
    contents: headings.length >= CONTENTS_FROM ? headings : [],
  };
}

/** The first text of a reportage opens with a large initial. */
function withInitial(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const first = blocks.findIndex(({ component }) => TEXT_BLOCKS.has(component));
  return blocks.map((block, index) => (index === first ? { ...block, initial: true } : block));
}
