import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { getArticleDate, parseTeasers } from './article.parse.ts';
import type { ContentFilter, ContentQuery } from './content-query.ts';
import type { ContentReader, StoryList } from './content-reader.server.ts';
import { readDirectory } from './directory.server.ts';
import type { Directory } from './directory.server.ts';

/** One page of a list of articles, newest first. */
export interface ArticleList {
  readonly teasers: readonly ArticleTeaser[];
  readonly total: number;
}

interface ArticlesQuery {
  readonly page?: number;
  readonly perPage: number;
  /** Uuids of categories. Articles match when they are in any of these categories. */
  readonly categories?: readonly string[];
  /** Uuid of an author. Only articles of this author match. */
  readonly author?: string;
  /** ISO date. Only articles from this date on match. */
  readonly since?: string;
  /** ISO date and time. Only older articles match. */
  readonly before?: string;
  /**
   * ISO date and time. Only newer articles match. With this field, the articles are sorted oldest
   * first.
   */
  readonly after?: string;
}

/** Finds articles, newest first. Rejects with ContentError. */
export async function findArticles(
  content: ContentReader,
  directory: Directory,
  query: ArticlesQuery,
): Promise<ArticleList> {
  const { stories, total } = await findStories(content, query);
  return { teasers: parseTeasers(stories, directory), total };
}

/**
 * Finds articles like {@link findArticles}, but returns their raw stories. Rejects with
 * ContentError.
 */
export async function findStories(
  content: ContentReader,
  query: ArticlesQuery,
): Promise<StoryList> {
  const { page = 1, perPage } = query;
  const [hasUndatedArticles, storiesSortedByDate] = await Promise.all([
    checkForUndatedArticles(content),
    content.stories(buildArticlesQuery(query, page, perPage)),
  ]);
  return hasUndatedArticles ? findDatedAndUndatedStories(content, query) : storiesSortedByDate;
}

/**
 * Finds and merges two lists: articles with a date set by the editors, and articles without such a
 * date. Content from other spaces has no date field. Undated articles are sorted by their first
 * publication. Two queries are needed, because the content system sorts by one field only.
 */
async function findDatedAndUndatedStories(
  content: ContentReader,
  query: ArticlesQuery,
): Promise<StoryList> {
  const { page = 1, perPage } = query;
  const pageReaders = [buildDatedQuery, buildUndatedQuery].map(
    (buildQuery) => (pageNumber: number, size: number) =>
      content.stories(buildQuery(query, pageNumber, size)),
  );
  const requestedPages = await Promise.all(pageReaders.map((readPage) => readPage(page, perPage)));
  const nonEmptyLists = requestedPages.filter(({ total }) => total > 0);
  const [onlyList] = nonEmptyLists;
  if (!onlyList) return { stories: [], total: 0 };
  if (nonEmptyLists.length === 1) return onlyList;
  const endIndex = page * perPage;
  const lists =
    page === 1
      ? requestedPages.map(({ stories }) => stories)
      : await Promise.all(pageReaders.map((readList) => readFirstStories(readList, endIndex)));
  const direction = query.after ? -1 : 1;
  const stories = lists
    .flat()
    .toSorted((a, b) => direction * (getPublicationTimeMs(b) - getPublicationTimeMs(a)))
    .slice(endIndex - perPage, endIndex);
  return { stories, total: requestedPages.reduce((sum, { total }) => sum + total, 0) };
}

const BULK_PAGE_SIZE = 100;

/** Reads a list page by page until at least its first `count` stories are read. */
async function readFirstStories(
  readPage: (page: number, perPage: number) => Promise<StoryList>,
  count: number,
): Promise<readonly Story[]> {
  const pages = Array.from({ length: Math.ceil(count / BULK_PAGE_SIZE) }, (_, pageIndex) =>
    readPage(pageIndex + 1, BULK_PAGE_SIZE),
  );
  return (await Promise.all(pages)).flatMap(({ stories }) => stories);
}

/**
 * Returns the story's date in milliseconds since the epoch. Returns 0 for a story without any date.
 */
function getPublicationTimeMs(story: Story): number {
  return Date.parse(getArticleDate(story) ?? '') || 0;
}

const ARTICLE_QUERY = {
  content_type: 'article',
  starts_with: 'artikel/',
  excluding_fields: 'body',
} as const;

/**
 * Returns whether any article lacks a date set by the editors. Returns false if the query fails.
 */
async function checkForUndatedArticles(content: ContentReader): Promise<boolean> {
  const query = { ...ARTICLE_QUERY, per_page: 1, filter_query: { date: { is: 'empty' } } };
  const { total } = await content.stories(query).catch(() => ({ total: 0 }));
  return total > 0;
}

type QueryBuilder = (query: ArticlesQuery, page: number, perPage: number) => ContentQuery;

const buildArticlesQuery: QueryBuilder = (query, page, perPage) => {
  const { since, before, after } = query;
  const filter: ContentFilter = {
    ...createCategoryAuthorFilter(query),
    ...(since ? { date: { gt_date: since } } : {}),
    ...(before ? { date: { lt_date: toContentSystemTime(before) } } : {}),
    ...(after ? { date: { gt_date: toContentSystemTime(after) } } : {}),
  };
  return {
    ...ARTICLE_QUERY,
    sort_by: `content.date:${after ? 'asc' : 'desc'}`,
    per_page: perPage,
    page,
    ...(Object.keys(filter).length ? { filter_query: filter } : {}),
  };
};

const buildDatedQuery: QueryBuilder = (query, page, perPage) => {
  const articlesQuery = buildArticlesQuery(query, page, perPage);
  const filter = Object(articlesQuery['filter_query']) as ContentFilter;
  return {
    ...articlesQuery,
    filter_query: { ...filter, date: { ...filter['date'], is: 'not_empty' } },
  };
};

const buildUndatedQuery: QueryBuilder = (query, page, perPage) => {
  const { since, before, after } = query;
  return {
    ...ARTICLE_QUERY,
    sort_by: `first_published_at:${after ? 'asc' : 'desc'}`,
    per_page: perPage,
    page,
    filter_query: { ...createCategoryAuthorFilter(query), date: { is: 'empty' } },
    ...(since ? { first_published_at_gt: since } : {}),
    ...(before ? { first_published_at_lt: toContentSystemTime(before) } : {}),
    ...(after ? { first_published_at_gt: toContentSystemTime(after) } : {}),
  };
};

function createCategoryAuthorFilter({ categories, author }: ArticlesQuery): ContentFilter {
  return {
    ...(categories ? { category: { in: categories.join(',') } } : {}),
    ...(author ? { authors: { any_in_array: author } } : {}),
  };
}

/**
 * Converts a time to the format in which the content system stores and compares times: UTC without
 * seconds.
 */
function toContentSystemTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/**
 * Reads articles by uuid. Leaves out missing articles.
 *
 * @param knownDirectory The directory, if the caller has read it already.
 */
export async function readTeasers(
  content: ContentReader,
  uuids: readonly string[],
  knownDirectory?: Directory,
): Promise<ReadonlyMap<string, ArticleTeaser>> {
  if (uuids.length === 0) return new Map();
  const [stories, directory] = await Promise.all([
    content.storiesByUuids(uuids),
    knownDirectory ?? readDirectory(content),
  ]);
  return new Map(parseTeasers(stories, directory).map((teaser) => [teaser.uuid, teaser]));
}

/**
 * Returns the calendar date in Germany `days` days ago. A date changes only once a day, so
 * responses can be cached.
 */
export function subtractDaysFromToday(days: number): string {
  return addDays(getBerlinDay(new Date()), -days);
}
