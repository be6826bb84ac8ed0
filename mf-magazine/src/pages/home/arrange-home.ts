import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LatestArticlesModel } from '#blocks/latest-articles/latest-articles.ts';
import { blocksField, relationsField } from '#data/fields.ts';

type Layout = LatestArticlesModel['layout'];

/** Articles that stand on the front page already, by uuid. */
export interface ShownArticles {
  /** At the top; no section repeats them. */
  readonly large: readonly string[];
  /** „Kurz gemeldet“; sections repeat them only before they stay short. */
  readonly small: readonly string[];
}

/** Blocks of the body that stand before the reportage. */
const BEFORE_REPORTAGE = 2;

/** Layouts in turn, by the number of neighbours, so that no two sections look alike. */
const ALONE: readonly Layout[] = ['lead-list', 'pair', 'list'];
const SIDE_BY_SIDE: Readonly<Record<number, readonly Layout[]>> = {
  2: ['lead-list', 'list'],
  3: ['index', 'words', 'words'],
  4: ['index', 'words', 'index', 'words'],
};

/**
 * Arranges the body of the front page: prices as a band, sections in layouts of their own, nothing
 * large twice, the reportage between them.
 */
export function arrangeHome(
  body: readonly RawBlock[],
  shown: ShownArticles,
  reportage: RawBlock | undefined,
): readonly RawBlock[] {
  const later = [...shown.small, ...body.flatMap(slideArticles)];
  const articles = { without: shown.large, later };
  const arranged = arrange(body, ALONE, articles);
  if (reportage) arranged.splice(BEFORE_REPORTAGE, 0, reportage);
  return arranged;
}

function arrange(
  blocks: readonly RawBlock[],
  turn: readonly Layout[],
  articles: Pick<LatestArticlesModel, 'without' | 'later'>,
): RawBlock[] {
  let sections = 0;
  return blocks.map((block) => {
    if (block.component === 'market_analysis') return { ...block, layout: 'band' };
    if (block.component === 'grid') {
      const items = blocksField(block['items']);
      const columns = SIDE_BY_SIDE[Math.min(4, items.length)] ?? ALONE;
      return { ...block, items: arrange(items, columns, articles) };
    }
    if (block.component !== 'latest_articles') return block;
    const layout = turn[sections % turn.length];
    sections += 1;
    return { ...block, ...articles, layout };
  });
}

function slideArticles(block: RawBlock): readonly string[] {
  return block.component === 'news_slider_hero' ? relationsField(block['articles']) : [];
}
