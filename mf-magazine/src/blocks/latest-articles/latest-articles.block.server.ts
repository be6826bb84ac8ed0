import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { daysAgo, findArticles } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory, withAllBelow } from '#data/directory.server.ts';
import {
  daysField,
  numberField,
  optionField,
  relationField,
  relationsField,
  textField,
} from '#data/fields.ts';
import { parsed } from '../parse-result.ts';
import { LATEST_LAYOUTS } from './latest-articles.ts';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';

const COUNT = { least: 3, usual: 4, most: 12 } as const;

/**
 * Fields: `title`, `count` (3–12, default 4), `category`, `days` (1–365: not older). The page's loader may set `layout`,
 * `without` and `later`.
 */
export function parseLatestArticles(raw: RawBlock): ParseResult<LatestArticlesModel> {
  const count = Math.round(numberField(raw['count']) ?? COUNT.usual);
  return parsed({
    title: textField(raw['title']),
    count: Math.min(COUNT.most, Math.max(COUNT.least, count)),
    category: relationField(raw['category']),
    days: daysField(raw['days']),
    layout: optionField(raw['layout'], LATEST_LAYOUTS, 'list'),
    without: relationsField(raw['without']),
    later: relationsField(raw['later']),
  });
}

/** Reads the articles; a few more than needed, because some may stand on the page already. */
export async function loadLatestArticles(
  { count, category: uuid, days, without, later }: LatestArticlesModel,
  context: LoadContext,
): Promise<LatestArticlesData> {
  const content = contentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const { teasers } = await findArticles(content, directory, {
    perPage: Math.min(25, count + 1 + without.length + later.length),
    ...(category ? { categories: withAllBelow(directory, category) } : {}),
    ...(days === undefined ? {} : { since: daysAgo(days) }),
  });
  // The article that shows this block is at hand already.
  const fresh = teasers.filter(
    ({ uuid: id, href }) => !without.includes(id) && href !== context.path,
  );
  const sooner = fresh.filter(({ uuid: id }) => !later.includes(id));
  const rest = fresh.filter(({ uuid: id }) => later.includes(id));
  return {
    teasers: [...sooner, ...rest].slice(0, count),
    category: category && { headline: category.headline, href: category.href },
  };
}
