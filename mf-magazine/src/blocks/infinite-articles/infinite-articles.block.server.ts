import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readDirectory, listUuidsWithDescendants } from '#data/directory.server.ts';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { acceptBlock } from '../parse-result.ts';
import type {
  ArticleListResponse,
  InfiniteArticlesData,
  InfiniteArticlesModel,
} from './infinite-articles.ts';
import { readInfiniteArticlesFields } from './infinite-articles.fields.generated.ts';

/** Minimum, default and maximum number of articles per batch of the list. */
export const BATCH_SIZE_LIMITS = { min: 3, standard: 8, max: 20 } as const;

export function parseInfiniteArticles(rawBlock: RawBlock): ParseResult<InfiniteArticlesModel> {
  const fields = readInfiniteArticlesFields(rawBlock);
  const step = Math.round(fields.step ?? BATCH_SIZE_LIMITS.standard);
  return acceptBlock({
    title: fields.title ?? 'Mehr lesen',
    step: Math.min(BATCH_SIZE_LIMITS.max, Math.max(BATCH_SIZE_LIMITS.min, step)),
    category: fields.category,
    whole: fields.whole === true,
  });
}

/**
 * Reads the first batch of articles and returns it with the URL of the paginated list. That list may
 * have more articles per page than the block, so that it has no second page.
 */
export async function loadInfiniteArticles(
  model: InfiniteArticlesModel,
  context: LoadContext,
): Promise<InfiniteArticlesData> {
  const directory = await readDirectory(createContentReader(context));
  const category = directory.category(model.category);
  const list = await readArticleBatch(model, 1, context);
  const href = category?.href ?? paths.articles();
  if (!model.whole) return { ...list, href, currentPath: context.path };
  return {
    ...list,
    articles: list.articles.filter((article) => article.href !== context.path),
    href,
  };
}

/**
 * Reads one batch of the list.
 *
 * @param page Number of the batch, from 1.
 * @throws {ContentError} when the content system cannot be read
 */
export async function readArticleBatch(
  { step, category: uuid }: Pick<InfiniteArticlesModel, 'step' | 'category'>,
  page: number,
  context: LoadContext,
): Promise<ArticleListResponse> {
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const categories = category && listUuidsWithDescendants(directory, category);
  const { teasers, total } = await findArticles(content, directory, {
    page,
    perPage: step,
    ...(categories ? { categories } : {}),
  });
  return { articles: teasers.map(toCompactTeaser), total };
}
