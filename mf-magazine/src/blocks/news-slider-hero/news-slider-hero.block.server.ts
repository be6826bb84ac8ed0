import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTeasers } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readRelationsField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { NewsSliderHeroData, NewsSliderHeroModel } from './news-slider-hero.ts';

const MAX_ARTICLES = 6;

/**
 * Block fields: `title`, `articles` (at most 6 are shown). The page's loader sets `isFirstBlock`.
 */
export function parseNewsSliderHero(rawBlock: RawBlock): ParseResult<NewsSliderHeroModel> {
  const articles = readRelationsField(rawBlock['articles'], MAX_ARTICLES);
  if (articles.length === 0) return rejectBlock('Es ist kein Artikel ausgewählt.');
  return acceptBlock({
    title: readTextField(rawBlock['title']),
    articles,
    isFirstBlock: rawBlock['isFirstBlock'] === true,
  });
}

/** Reads the selected articles. Leaves out unpublished articles. */
export async function loadNewsSliderHero(
  { articles }: NewsSliderHeroModel,
  context: LoadContext,
): Promise<NewsSliderHeroData> {
  const teasers = await readTeasers(createContentReader(context), articles);
  return { teasers: articles.flatMap((uuid) => teasers.get(uuid) ?? []) };
}
