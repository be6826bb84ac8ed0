import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ArticleKind } from '#model/teaser.ts';
import { extractFootnotes } from '#rich-text/footnotes.ts';
import type { Footnote } from '#rich-text/footnotes.ts';
import { assignHeadingIds } from '#rich-text/headings.ts';
import type { Heading } from '#rich-text/headings.ts';
import { hideRepeatedSpeakers } from './hide-repeated-speakers.ts';

/** A text with fewer headings gets no table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 5;

const TEXT_COMPONENTS = new Set(['article_section', 'rich_text']);

export interface ArrangedBody {
  readonly blocks: readonly RawBlock[];
  readonly notes: readonly Footnote[];
  /** Headings for the table of contents; empty when there are too few. */
  readonly contents: readonly Heading[];
}

/**
 * Prepares a body for rendering: assigns heading ids, hides repeated speakers, takes out the texts of
 * footnotes, places a box at the end beside the last text.
 */
export function arrangeBody(body: readonly RawBlock[], kind: ArticleKind): ArrangedBody {
  const { blocks: blocksWithReferences, notes } = extractFootnotes(moveLastBoxBesideText(body));
  const { blocks: blocksWithIds, headings } = assignHeadingIds(
    hideRepeatedSpeakers(blocksWithReferences),
  );
  const blocks = kind === 'reportage' ? addDropCap(blocksWithIds) : blocksWithIds;
  return {
    blocks,
    notes,
    contents: headings.length >= MIN_HEADINGS_FOR_CONTENTS ? headings : [],
  };
}

/**
 * Moves an info box at the end in front of the text before it. Boxes are in the margin, so a box
 * below the last text would leave the column beside it empty. A single text stays first.
 */
function moveLastBoxBesideText(body: readonly RawBlock[]): readonly RawBlock[] {
  const [text, box] = body.slice(-2);
  const texts = body.filter(({ component }) => TEXT_COMPONENTS.has(component));
  if (!text || box?.component !== 'info_box' || texts.length < 2 || text !== texts.at(-1))
    return body;
  return [...body.slice(0, -2), box, text];
}

/** Adds a drop cap to the first text block. Used for articles of the kind `reportage`. */
function addDropCap(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const firstTextIndex = blocks.findIndex(({ component }) => TEXT_COMPONENTS.has(component));
  return blocks.map((block, index) =>
    index === firstTextIndex ? { ...block, hasDropCap: true } : block,
  );
}
