import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory, withAllBelow } from '#data/directory.server.ts';
import { flagField, numberField, relationField, textField } from '#data/fields.ts';
import { compactTeaser } from '#model/compact-teaser.ts';
import { pageHref } from '#model/page-number.ts';
import { parsed } from '../parse-result.ts';
import type {
  ArticleListAnswer,
  InfiniteArticlesData,
  InfiniteArticlesModel,
} from './infinite-articles.ts';

/** Articles in one step. */
export const STEP = { least: 3, usual: 8, most: 20 } as const;

/** Fields: `title`, `step` (3–20, default 8), `category`, `whole`. */
export function parseInfiniteArticles(raw: RawBlock): ParseResult<InfiniteArticlesModel> {
  const step = Math.round(numberField(raw['step']) ?? STEP.usual);
  return parsed({
    title: textField(raw['title']) ?? 'Mehr lesen',
    step: Math.min(STEP.most, Math.max(STEP.least, step)),
    category: relationField(raw['category']),
    whole: flagField(raw['whole']) === true,
  });
}

/** The first step, the article that shows it, and where the list stands as pages. */
export async function loadInfiniteArticles(
  model: InfiniteArticlesModel,
  context: LoadContext,
): Promise<InfiniteArticlesData> {
  const directory = await readDirectory(contentReader(context));
  const category = directory.category(model.category);
  const list = await readStep(model, 1, context);
  const href = pageHref(category?.href ?? paths.articles(), 2);
  if (!model.whole) return { ...list, href, atHand: context.path };
  return { ...list, articles: list.articles.filter((it) => it.href !== context.path), href };
}

/** One step of the list, the first is 1. Rejects with ContentError. */
export async function readStep(
  { step, category: uuid }: Pick<InfiniteArticlesModel, 'step' | 'category'>,
  page: number,
  context: LoadContext,
): Promise<ArticleListAnswer> {
  const content = contentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const categories = category && withAllBelow(directory, category);
  const { teasers, total } = await findArticles(content, directory, {
    page,
    perPage: step,
    ...(categories ? { categories } : {}),
  });
  return { articles: teasers.map(compactTeaser), total };
}
