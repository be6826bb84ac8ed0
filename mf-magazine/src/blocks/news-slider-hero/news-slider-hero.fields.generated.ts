// Generated from embedded/content/_components/news_slider_hero.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readRelationsField, readTextField } from '#data/fields.ts';

/** Fields of `news_slider_hero`. A missing or invalid field is undefined or an empty list. */
export interface NewsSliderHeroFields {
  readonly title: string | undefined;
  readonly articles: readonly string[];
}

/** Reads the fields of a block `news_slider_hero`. */
export function readNewsSliderHeroFields(rawBlock: RawBlock): NewsSliderHeroFields {
  return {
    title: readTextField(rawBlock['title']),
    articles: readRelationsField(rawBlock['articles']),
  };
}
