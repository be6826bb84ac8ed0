import { TOP_READS } from '@gruenland/shared-contracts/api/article-views.ts';
import type { TopReadsAnswer } from '@gruenland/shared-contracts/api/article-views.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { findArticles, readTeasers } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { allBelow, readDirectory, withAllBelow } from '#data/directory.server.ts';
import { numberField, relationField, textField } from '#data/fields.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { parsed } from '../parse-result.ts';
import type { MostReadArticlesData, MostReadArticlesModel } from './most-read-articles.ts';

const COUNT = { least: 3, usual: 5, most: 12 } as const;
/** Lines asked for where only those of one category count. */
const MOST_LINES = TOP_READS.mostLines;
const DAYS = { least: 1, usual: 7, most: 30 } as const;

/** Fields: `title`, `count` (3–12, default 5), `days` (1–30, default 7), `category`. */
export function parseMostReadArticles(raw: RawBlock): ParseResult<MostReadArticlesModel> {
  return parsed({
    title: textField(raw['title']) ?? 'Meistgelesen',
    count: within(raw['count'], COUNT),
    days: within(raw['days'], DAYS),
    category: relationField(raw['category']),
  });
}

/** The most read articles besides the one at hand; the newest while nobody has counted enough. */
export async function loadMostReadArticles(
  { count, days, category: uuid }: MostReadArticlesModel,
  context: LoadContext,
): Promise<MostReadArticlesData> {
  const content = contentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const categories = category && withAllBelow(directory, category);
  const places = category
    ? [category, ...allBelow(directory, category)].map(({ href }) => href)
    : [];
  const uuids = await mostRead(context, days, categories ? MOST_LINES : (count + 1) * 2);
  const found = await readTeasers(content, uuids);
  const fits = (teaser: ArticleTeaser) =>
    teaser.href !== context.path && (!category || places.includes(teaser.category?.href ?? ''));
  const teasers = uuids.flatMap((id) => found.get(id) ?? []).filter(fits);
  if (teasers.length >= COUNT.least) return { teasers: teasers.slice(0, count), counted: true };
  const newest = await findArticles(content, directory, {
    perPage: count + 1,
    ...(categories ? { categories } : {}),
  });
  return { teasers: newest.teasers.filter(fits).slice(0, count), counted: false };
}

/** More than are shown: some may have been withdrawn since. Empty when the api is away. */
async function mostRead(
  { api, log }: LoadContext,
  days: number,
  limit: number,
): Promise<readonly string[]> {
  try {
    const path = `/api/reads/top?days=${days}&limit=${limit}`;
    const { status, body } = await api.get<TopReadsAnswer>(path);
    return status === 200 ? body.articles.map(({ story }) => story) : [];
  } catch (error) {
    log.warn({ error: String(error) }, 'the most read articles could not be read');
    return [];
  }
}

function within(value: unknown, { least, usual, most }: typeof COUNT | typeof DAYS): number {
  return Math.min(most, Math.max(least, Math.round(numberField(value) ?? usual)));
}
