import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { articleDate, parseTeasers } from './article.parse.ts';
import type { ContentFilter, ContentQuery } from './content-query.ts';
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
  query: ArticlesQuery,
): Promise<StoryList> {
  const { page = 1, perPage } = query;
  const [isMixed, all] = await Promise.all([
    hasUndated(content),
    content.stories(dated(query, page, perPage)),
  ]);
  return isMixed ? findMixed(content, query) : all;
}

/**
 * Articles with a date of their own and, among them by the day of their first publication, those
 * without: other spaces have no such field. The content system sorts and compares one field only, so
 * both are read apart and put together here.
 */
async function findMixed(content: ContentReader, query: ArticlesQuery): Promise<StoryList> {
  const { page = 1, perPage } = query;
  const kinds = [withDate, undated].map(
    (ask) => (at: number, size: number) => content.stories(ask(query, at, size)),
  );
  const parts = await Promise.all(kinds.map((read) => read(page, perPage)));
  const found = parts.filter(({ total }) => total > 0);
  const [only] = found;
  if (!only) return { stories: [], total: 0 };
  if (found.length === 1) return only;
  const end = page * perPage;
  const lists =
    page === 1
      ? parts.map(({ stories }) => stories)
      : await Promise.all(kinds.map((read) => firstOf(read, end)));
  const turn = query.after ? -1 : 1;
  const stories = lists
    .flat()
    .toSorted((one, other) => turn * (timeOf(other) - timeOf(one)))
    .slice(end - perPage, end);
  return { stories, total: parts.reduce((sum, { total }) => sum + total, 0) };
}

const BULK = 100;

/** At least the first `count` stories of a list. */
async function firstOf(
  read: (page: number, perPage: number) => Promise<StoryList>,
  count: number,
): Promise<readonly Story[]> {
  const pages = Array.from({ length: Math.ceil(count / BULK) }, (_, at) => read(at + 1, BULK));
  return (await Promise.all(pages)).flatMap(({ stories }) => stories);
}

/** Milliseconds; what has no date at all is the oldest. */
function timeOf(story: Story): number {
  return Date.parse(articleDate(story) ?? '') || 0;
}

const ARTICLES = {
  content_type: 'article',
  starts_with: 'artikel/',
  excluding_fields: 'body',
} as const;

/** Whether some article has no date of its own; most sites have none such. */
async function hasUndated(content: ContentReader): Promise<boolean> {
  const query = { ...ARTICLES, per_page: 1, filter_query: { date: { is: 'empty' } } };
  const { total } = await content.stories(query).catch(() => ({ total: 0 }));
  return total > 0;
}

type Ask = (query: ArticlesQuery, page: number, perPage: number) => ContentQuery;

const dated: Ask = (query, page, perPage) => {
  const { since, before, after } = query;
  const filter: ContentFilter = {
    ...placeFilter(query),
    ...(since ? { date: { gt_date: since } } : {}),
    ...(before ? { date: { lt_date: stored(before) } } : {}),
    ...(after ? { date: { gt_date: stored(after) } } : {}),
  };
  return {
    ...ARTICLES,
    sort_by: `content.date:${after ? 'asc' : 'desc'}`,
    per_page: perPage,
    page,
    ...(Object.keys(filter).length ? { filter_query: filter } : {}),
  };
};

const withDate: Ask = (query, page, perPage) => {
  const asked = dated(query, page, perPage);
  const filter = Object(asked['filter_query']) as ContentFilter;
  return { ...asked, filter_query: { ...filter, date: { ...filter['date'], is: 'not_empty' } } };
};

const undated: Ask = (query, page, perPage) => {
  const { since, before, after } = query;
  return {
    ...ARTICLES,
    sort_by: `first_published_at:${after ? 'asc' : 'desc'}`,
    per_page: perPage,
    page,
    filter_query: { ...placeFilter(query), date: { is: 'empty' } },
    ...(since ? { first_published_at_gt: since } : {}),
    ...(before ? { first_published_at_lt: stored(before) } : {}),
    ...(after ? { first_published_at_gt: stored(after) } : {}),
  };
};

function placeFilter({ categories, author }: ArticlesQuery): ContentFilter {
  return {
    ...(categories ? { category: { in: categories.join(',') } } : {}),
    ...(author ? { authors: { any_in_array: author } } : {}),
  };
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
