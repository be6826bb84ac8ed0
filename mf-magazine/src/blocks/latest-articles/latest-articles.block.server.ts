import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { daysAgo, findArticles } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory, uuidsWithDescendants } from '#data/directory.server.ts';
import {
  daysField,
  numberField,
  optionField,
  relationField,
  relationsField,
  textField,
} from '#data/fields.ts';
import { acceptBlock } from '../parse-result.ts';
import { LATEST_LAYOUTS } from './latest-articles.ts';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';

const COUNT = { min: 3, standard: 4, max: 12 } as const;

/**
 * Fields: `title`, `count` (3–12, default 4), `category`, `days` (1–365, maximum age). The page's
 * loader may set `layout`, `excluded` and `deprioritized`.
 */
export function parseLatestArticles(raw: RawBlock): ParseResult<LatestArticlesModel> {
  const count = Math.round(numberField(raw['count']) ?? COUNT.standard);
  return acceptBlock({
    title: textField(raw['title']),
    count: Math.min(COUNT.max, Math.max(COUNT.min, count)),
    category: relationField(raw['category']),
    days: daysField(raw['days']),
    layout: optionField(raw['layout'], LATEST_LAYOUTS, 'list'),
    excluded: relationsField(raw['excluded']),
    deprioritized: relationsField(raw['deprioritized']),
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
    ...(category ? { categories: uuidsWithDescendants(directory, category) } : {}),
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
