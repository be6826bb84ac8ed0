import type { ArticleTeaser } from '#model/teaser.ts';
import { parseTeasers } from './article.parse.ts';
import type { ContentFilter } from './content-query.ts';
import type { ContentReader, StoryList } from './content-reader.server.ts';
import { readDirectory } from './directory.server.ts';
import type { Directory } from './directory.server.ts';

/** A stretch of a list of articles, newest first. */
export interface ArticleList {
  readonly teasers: readonly ArticleTeaser[];
  readonly total: number;
}

interface ArticlesQuery {
  readonly page?: number;
  readonly perPage: number;
  /** Uuids of categories; an article in any of them counts. */
  readonly categories?: readonly string[];
  /** Uuid of an author. */
  readonly author?: string;
  /** ISO date; older articles do not count. */
  readonly since?: string;
  /** ISO time; only older articles count. */
  readonly before?: string;
  /** ISO time; only newer articles count, the oldest of them first. */
  readonly after?: string;
}

/** Articles newest first. Rejects with ContentError. */
export async function findArticles(
  content: ContentReader,
  directory: Directory,
  query: ArticlesQuery,
): Promise<ArticleList> {
  const { stories, total } = await findStories(content, query);
  return { teasers: parseTeasers(stories, directory), total };
}

/** The same as the stories that they are. Rejects with ContentError. */
export async function findStories(
  content: ContentReader,
  { page = 1, perPage, categories, author, since, before, after }: ArticlesQuery,
): Promise<StoryList> {
  const filter: ContentFilter = {
    ...(categories ? { category: { in: categories.join(',') } } : {}),
    ...(author ? { authors: { any_in_array: author } } : {}),
    ...(since ? { date: { gt_date: since } } : {}),
    ...(before ? { date: { lt_date: stored(before) } } : {}),
    ...(after ? { date: { gt_date: stored(after) } } : {}),
  };
  return content.stories({
    content_type: 'article',
    starts_with: 'artikel/',
    sort_by: `content.date:${after ? 'asc' : 'desc'}`,
    excluding_fields: 'body',
    per_page: perPage,
    page,
    ...(Object.keys(filter).length ? { filter_query: filter } : {}),
  });
}

/** A time as the content system stores and compares it: UTC, to the minute. */
function stored(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/** Chosen articles by uuid; missing ones are left out. */
export async function readTeasers(
  content: ContentReader,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ArticleTeaser>> {
  if (uuids.length === 0) return new Map();
  const [stories, directory] = await Promise.all([
    content.storiesByUuids(uuids),
    readDirectory(content),
  ]);
  return new Map(parseTeasers(stories, directory).map((teaser) => [teaser.uuid, teaser]));
}

/** The day that many days ago, in UTC; the same for a whole day, so that answers can be kept. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
