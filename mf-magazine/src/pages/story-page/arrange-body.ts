import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ArticleKind } from '#model/teaser.ts';
import { extractFootnotes } from '#rich-text/footnotes.ts';
import { assignHeadingIds } from '#rich-text/headings.ts';
import type { Heading } from '#rich-text/headings.ts';
import { hideRepeatedSpeakers } from './hide-repeated-speakers.ts';
import { footnotesPart } from './footnotes.parts.server.ts';

/** A text with fewer headings gets no table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 5;

const TEXT_COMPONENTS = new Set(['article_section', 'rich_text']);

/**
 * Prepares a body for rendering: assigns heading ids, hides repeated speakers and moves footnotes
 * to the end. `contents` is empty when there are too few headings for a table of contents.
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
    contents: headings.length >= MIN_HEADINGS_FOR_CONTENTS ? headings : [],
  };
}

/** Adds a drop cap to the first text block. Used for articles of the kind `reportage`. */
function addDropCap(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const firstTextIndex = blocks.findIndex(({ component }) => TEXT_COMPONENTS.has(component));
  return blocks.map((block, index) =>
    index === firstTextIndex ? { ...block, hasDropCap: true } : block,
  );
}
