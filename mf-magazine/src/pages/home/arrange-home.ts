import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LatestArticlesModel } from '#blocks/latest-articles/latest-articles.ts';
import { readBlocksField, readRelationsField } from '#data/fields.ts';

type Layout = LatestArticlesModel['layout'];

/** Uuids of articles that the top of the front page shows. */
export interface ShownArticles {
  /** Articles shown as lead, in the second row or as reportage. Sections never repeat them. */
  readonly large: readonly string[];
  /**
   * Articles in „Kurz gemeldet“. Sections repeat them only when there are too few other articles.
   */
  readonly small: readonly string[];
}

/** Blocks of the front page around the reportage. */
export interface HomeBody {
  readonly beforeReportage: readonly RawBlock[];
  readonly afterReportage: readonly RawBlock[];
}

/** Number of blocks before the reportage. */
const BLOCKS_BEFORE_REPORTAGE = 2;

/**
 * Layouts of full-width sections. Successive sections take these layouts in turn, so that
 * neighbours differ.
 */
const FULL_WIDTH_LAYOUTS: readonly Layout[] = ['lead-list', 'pair', 'list'];
/**
 * Layouts of the sections in a grid, by the grid's number of columns. Successive sections take
 * these layouts in turn.
 */
const LAYOUTS_BY_COLUMN_COUNT: Readonly<Record<number, readonly Layout[]>> = {
  2: ['lead-list', 'list'],
  3: ['index', 'words', 'words'],
  4: ['index', 'words', 'index', 'words'],
};

/**
 * Arranges the body of the front page: market prices get the layout `band`, and sections get
 * alternating layouts and leave out the articles in `shownArticles.large`.
 */
export function arrangeHome(body: readonly RawBlock[], shownArticles: ShownArticles): HomeBody {
  const deprioritizedUuids = [...shownArticles.small, ...body.flatMap(listSliderArticleUuids)];
  const articles = { excluded: shownArticles.large, deprioritized: deprioritizedUuids };
  const arrangedBlocks = arrangeBlocks(body, FULL_WIDTH_LAYOUTS, articles);
  return {
    beforeReportage: arrangedBlocks.slice(0, BLOCKS_BEFORE_REPORTAGE),
    afterReportage: arrangedBlocks.slice(BLOCKS_BEFORE_REPORTAGE),
  };
}

function arrangeBlocks(
  blocks: readonly RawBlock[],
  layouts: readonly Layout[],
  articles: Pick<LatestArticlesModel, 'excluded' | 'deprioritized'>,
): RawBlock[] {
  let sections = 0;
  return blocks.map((block) => {
    if (block.component === 'market_analysis') return { ...block, layout: 'band' };
    if (block.component === 'grid') {
      const items = readBlocksField(block['items']);
      const columns = LAYOUTS_BY_COLUMN_COUNT[Math.min(4, items.length)] ?? FULL_WIDTH_LAYOUTS;
      return { ...block, items: arrangeBlocks(items, columns, articles) };
    }
    if (block.component !== 'latest_articles') return block;
    const layout = layouts[sections % layouts.length];
    sections += 1;
    return { ...block, ...articles, layout };
  });
}

function listSliderArticleUuids(block: RawBlock): readonly string[] {
  return block.component === 'news_slider_hero' ? readRelationsField(block['articles']) : [];
}
