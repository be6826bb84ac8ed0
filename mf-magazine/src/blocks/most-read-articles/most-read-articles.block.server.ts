import { TOP_ARTICLES_LIMITS } from '@gruenland/shared-contracts/api/article-views.ts';
import type { TopArticlesResponse } from '@gruenland/shared-contracts/api/article-views.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { findArticles, readTeasers } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import {
  findDescendants,
  readDirectory,
  listUuidsWithDescendants,
} from '#data/directory.server.ts';
import { readNumberField } from '#data/fields.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { acceptBlock } from '../parse-result.ts';
import type { MostReadArticlesData, MostReadArticlesModel } from './most-read-articles.ts';
import { readMostReadArticlesFields } from './most-read-articles.fields.generated.ts';

const COUNT_LIMITS = { min: 3, standard: 5, max: 12 } as const;
/**
 * Number of most read articles to request if the block lists only one category. Most of them belong
 * to other categories.
 */
const MAX_REQUESTED_ARTICLES = TOP_ARTICLES_LIMITS.maxArticles;
const DAY_LIMITS = { min: 1, standard: 7, max: 30 } as const;

export function parseMostReadArticles(rawBlock: RawBlock): ParseResult<MostReadArticlesModel> {
  const fields = readMostReadArticlesFields(rawBlock);
  return acceptBlock({
    title: fields.title ?? 'Meistgelesen',
    count: readClampedNumber(rawBlock['count'], COUNT_LIMITS),
    days: readClampedNumber(rawBlock['days'], DAY_LIMITS),
    category: fields.category,
  });
}

/**
 * Reads the most read articles except the current one. If too few articles have read counts, reads
 * the newest articles instead.
 */
export async function loadMostReadArticles(
  { count, days, category: uuid }: MostReadArticlesModel,
  context: LoadContext,
): Promise<MostReadArticlesData> {
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const categories = category && listUuidsWithDescendants(directory, category);
  const categoryHrefs = category
    ? [category, ...findDescendants(directory, category)].map(({ href }) => href)
    : [];
  const uuids = await readMostReadUuids(
    context,
    days,
    categories ? MAX_REQUESTED_ARTICLES : (count + 1) * 2,
  );
  const teasersByUuid = await readTeasers(content, uuids);
  const isEligible = (teaser: ArticleTeaser) =>
    teaser.href !== context.path &&
    (!category || categoryHrefs.includes(teaser.category?.href ?? ''));
  const teasers = uuids.flatMap((id) => teasersByUuid.get(id) ?? []).filter(isEligible);
  if (teasers.length >= COUNT_LIMITS.min)
    return { teasers: teasers.slice(0, count), hasReadCounts: true };
  const newestArticles = await findArticles(content, directory, {
    perPage: count + 1,
    ...(categories ? { categories } : {}),
  });
  return {
    teasers: newestArticles.teasers.filter(isEligible).slice(0, count),
    hasReadCounts: false,
  };
}

/**
 * Reads the uuids of the most read articles, including unpublished ones. Returns an empty list when
 * the api is unavailable.
 */
async function readMostReadUuids(
  { api, log }: LoadContext,
  days: number,
  maxArticles: number,
): Promise<readonly string[]> {
  try {
    const path = `/api/article-views/top?days=${days}&limit=${maxArticles}`;
    const { status, body } = await api.get<TopArticlesResponse>(path);
    return status === 200 ? body.articles.map(({ story }) => story) : [];
  } catch (error) {
    log.warn({ error: String(error) }, 'reading the most read articles failed');
    return [];
  }
}

function readClampedNumber(
  value: unknown,
  { min, standard, max }: typeof COUNT_LIMITS | typeof DAY_LIMITS,
): number {
  return Math.min(max, Math.max(min, Math.round(readNumberField(value) ?? standard)));
}
