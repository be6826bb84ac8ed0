import type { TopReadsAnswer } from '@gruenland/shared-contracts/api/reads.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { findArticles, readTeasers } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import { numberField, textField } from '#data/fields.ts';
import { parsed } from '../parse-result.ts';
import type { MostReadArticlesData, MostReadArticlesModel } from './most-read-articles.ts';

const COUNT = { least: 3, usual: 5, most: 10 } as const;
const DAYS = { least: 1, usual: 7, most: 30 } as const;

/** Fields: `title`, `count` (3–10, default 5), `days` (1–30, default 7). */
export function parseMostReadArticles(raw: RawBlock): ParseResult<MostReadArticlesModel> {
  return parsed({
    title: textField(raw['title']) ?? 'Meistgelesen',
    count: within(raw['count'], COUNT),
    days: within(raw['days'], DAYS),
  });
}

/** The most read articles; the newest while nobody has counted enough. */
export async function loadMostReadArticles(
  { count, days }: MostReadArticlesModel,
  context: LoadContext,
): Promise<MostReadArticlesData> {
  const content = contentReader(context);
  const uuids = await mostRead(context, days, count);
  const found = await readTeasers(content, uuids);
  const teasers = uuids.flatMap((uuid) => found.get(uuid) ?? []).slice(0, count);
  if (teasers.length >= COUNT.least) return { teasers, counted: true };
  const newest = await findArticles(content, await readDirectory(content), { perPage: count });
  return { teasers: newest.teasers, counted: false };
}

/** More than are shown: some may have been withdrawn since. Empty when the api is away. */
async function mostRead(
  { api, log }: LoadContext,
  days: number,
  count: number,
): Promise<readonly string[]> {
  try {
    const path = `/api/reads/top?days=${days}&limit=${count * 2}`;
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
