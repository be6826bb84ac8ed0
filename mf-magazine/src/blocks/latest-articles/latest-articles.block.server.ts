import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { daysAgo, findArticles } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory, listUuidsWithDescendants } from '#data/directory.server.ts';
import {
  readDaysField,
  readNumberField,
  readOptionField,
  readRelationField,
  readRelationsField,
  readTextField,
} from '#data/fields.ts';
import { acceptBlock } from '../parse-result.ts';
import { LATEST_LAYOUTS } from './latest-articles.ts';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';

const COUNT_LIMITS = { min: 3, standard: 4, max: 12 } as const;

/**
 * Fields: `title`, `count` (3–12, default 4), `category`, `days` (1–365, maximum age). The page's
 * loader may set `layout`, `excluded` and `deprioritized`.
 */
export function parseLatestArticles(raw: RawBlock): ParseResult<LatestArticlesModel> {
  const count = Math.round(readNumberField(raw['count']) ?? COUNT_LIMITS.standard);
  return acceptBlock({
    title: readTextField(raw['title']),
    count: Math.min(COUNT_LIMITS.max, Math.max(COUNT_LIMITS.min, count)),
    category: readRelationField(raw['category']),
    days: readDaysField(raw['days']),
    layout: readOptionField(raw['layout'], LATEST_LAYOUTS, 'list'),
    excluded: readRelationsField(raw['excluded']),
    deprioritized: readRelationsField(raw['deprioritized']),
  });
}

/** Reads more articles than the block shows, because some may already be elsewhere on the page. */
export async function loadLatestArticles(
  { count, category: uuid, days, excluded, deprioritized }: LatestArticlesModel,
  context: LoadContext,
): Promise<LatestArticlesData> {
  const content = contentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const { teasers } = await findArticles(content, directory, {
    perPage: Math.min(25, count + 1 + excluded.length + deprioritized.length),
    ...(category ? { categories: listUuidsWithDescendants(directory, category) } : {}),
    ...(days === undefined ? {} : { since: daysAgo(days) }),
  });
  // Leaves out the excluded articles and the article whose page contains the block.
  const fresh = teasers.filter(
    ({ uuid: id, href }) => !excluded.includes(id) && href !== context.path,
  );
  const preferred = fresh.filter(({ uuid: id }) => !deprioritized.includes(id));
  const fallback = fresh.filter(({ uuid: id }) => deprioritized.includes(id));
  return {
    teasers: [...preferred, ...fallback].slice(0, count),
    category: category && { headline: category.headline, href: category.href },
  };
}
