import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { subtractDaysFromToday, findArticles } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readDirectory, listUuidsWithDescendants } from '#data/directory.server.ts';
import { readDaysField, readOptionField, readRelationsField } from '#data/fields.ts';
import { acceptBlock } from '../parse-result.ts';
import { LATEST_LAYOUTS } from './latest-articles.ts';
import type { LatestArticlesData, LatestArticlesModel } from './latest-articles.ts';
import { readLatestArticlesFields } from './latest-articles.fields.generated.ts';

const COUNT_LIMITS = { min: 3, standard: 4, max: 12 } as const;

/**
 * Parses the block. The page's loader may have set the fields `layout`, `excluded` and
 * `deprioritized`.
 */
export function parseLatestArticles(rawBlock: RawBlock): ParseResult<LatestArticlesModel> {
  const fields = readLatestArticlesFields(rawBlock);
  const count = Math.round(fields.count ?? COUNT_LIMITS.standard);
  return acceptBlock({
    title: fields.title,
    count: Math.min(COUNT_LIMITS.max, Math.max(COUNT_LIMITS.min, count)),
    category: fields.category,
    days: readDaysField(rawBlock['days']),
    layout: readOptionField(rawBlock['layout'], LATEST_LAYOUTS, 'list'),
    excluded: readRelationsField(rawBlock['excluded']),
    deprioritized: readRelationsField(rawBlock['deprioritized']),
  });
}

/**
 * Reads the newest articles. Requests more articles than the block shows, because some are left out
 * if the page shows them elsewhere.
 */
export async function loadLatestArticles(
  {
    count,
    category: uuid,
    days,
    excluded: excludedUuids,
    deprioritized: deprioritizedUuids,
  }: LatestArticlesModel,
  context: LoadContext,
): Promise<LatestArticlesData> {
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(uuid);
  const { teasers } = await findArticles(content, directory, {
    perPage: Math.min(25, count + 1 + excludedUuids.length + deprioritizedUuids.length),
    ...(category ? { categories: listUuidsWithDescendants(directory, category) } : {}),
    ...(days === undefined ? {} : { since: subtractDaysFromToday(days) }),
  });
  // Leaves out the excluded articles and the article that contains this block.
  const eligibleTeasers = teasers.filter(
    ({ uuid: id, href }) => !excludedUuids.includes(id) && href !== context.path,
  );
  const preferredTeasers = eligibleTeasers.filter(
    ({ uuid: id }) => !deprioritizedUuids.includes(id),
  );
  const fallbackTeasers = eligibleTeasers.filter(({ uuid: id }) => deprioritizedUuids.includes(id));
  return {
    teasers: [...preferredTeasers, ...fallbackTeasers].slice(0, count),
    category: category && { headline: category.headline, href: category.href },
  };
}
