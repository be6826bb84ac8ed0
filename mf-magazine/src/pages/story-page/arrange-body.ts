import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ArticleKind } from '#model/teaser.ts';
import { extractFootnotes } from '#rich-text/footnotes.ts';
import { assignHeadingIds } from '#rich-text/headings.ts';
import type { Heading } from '#rich-text/headings.ts';
import { hideRepeatedSpeakers } from './hide-repeated-speakers.ts';
import { footnotesPart } from './footnotes.parts.server.ts';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 5;

const TEXT_BLOCKS = new Set(['article_section', 'rich_text']);

/**
 * Prepares a body for rendering: assigns heading ids, hides repeated speakers, moves footnotes to
 * the end. `contents` is empty when there are too few headings.
 */
export function arrangeBody(
  body: readonly RawBlock[],
  kind: ArticleKind,
): { readonly blocks: readonly RawBlock[]; readonly contents: readonly Heading[] } {
  const { blocks: blocksWithReferences, notes } = extractFootnotes(body);
  const { blocks: blocksWithIds, headings } = assignHeadingIds(
    hideRepeatedSpeakers(blocksWithReferences),
  );
  const blocks = kind === 'reportage' ? addDropCap(blocksWithIds) : blocksWithIds;
  return {
    blocks: notes.length > 0 ? [...blocks, footnotesPart.make(notes)] : blocks,
    contents: headings.length >= MIN_HEADINGS ? headings : [],
  };
}

/** Lets the first text start with a drop cap. Used for articles of the kind `reportage`. */
function addDropCap(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const firstTextIndex = blocks.findIndex(({ component }) => TEXT_BLOCKS.has(component));
  return blocks.map((block, index) =>
    index === firstTextIndex ? { ...block, hasDropCap: true } : block,
  );
}
