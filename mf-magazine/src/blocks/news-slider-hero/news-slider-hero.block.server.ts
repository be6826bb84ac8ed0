import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTeasers } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readRelationsField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { NewsSliderHeroData, NewsSliderHeroModel } from './news-slider-hero.ts';
import { readNewsSliderHeroFields } from './news-slider-hero.fields.generated.ts';

const MAX_ARTICLES = 6;

/** Parses the block. The page's loader has set the field `isFirstBlock`. */
export function parseNewsSliderHero(rawBlock: RawBlock): ParseResult<NewsSliderHeroModel> {
  const fields = readNewsSliderHeroFields(rawBlock);
  const articles = readRelationsField(rawBlock['articles'], MAX_ARTICLES);
  if (articles.length === 0) return rejectBlock('Es ist kein Artikel ausgewählt.');
  return acceptBlock({
    title: fields.title,
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
