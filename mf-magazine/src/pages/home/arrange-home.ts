import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LatestArticlesModel } from '#blocks/latest-articles/latest-articles.ts';

/** Blocks of the body that stand before the reportage. */
const BEFORE_REPORTAGE = 2;
/** Layouts of sections in turn, so that no two neighbours look alike. */
const TURN: readonly LatestArticlesModel['layout'][] = ['lead-list', 'pair', 'list'];

/**
 * Arranges the body of the front page: prices as a band, sections in layouts of their own, nothing
 * twice that stands above already, the reportage between them.
 */
export function arrangeHome(
  body: readonly RawBlock[],
  shown: readonly string[],
  reportage: RawBlock | undefined,
): readonly RawBlock[] {
  let sections = 0;
  const arranged = body.map((block) => {
    if (block.component === 'market_analysis') return { ...block, layout: 'band' };
    if (block.component !== 'latest_articles') return block;
    const layout = TURN[sections % TURN.length];
    sections += 1;
    return { ...block, layout, without: shown };
  });
  if (reportage) arranged.splice(BEFORE_REPORTAGE, 0, reportage);
  return arranged;
}
