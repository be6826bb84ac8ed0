import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { ContentReader, StoryList } from '#data/content-reader.server.ts';
import { parseCategory } from '#data/category.parse.ts';
import { findArticles, findStories } from '#data/articles.query.server.ts';
import { readDirectory, listUuidsWithDescendants } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { getArticleDate, getCategoryUuid } from '#data/article.parse.ts';
import { HOME_SLUG } from '#data/read-link-field.ts';
import { isIndexable } from './sitemap-entry.ts';

/**
 * Number of articles per sitemap. Search engines accept 50,000 URLs. The content system returns
 * only 100 stories per request, so a larger sitemap would take too many requests.
 */
const ARTICLES_PER_SITEMAP = 1000;
const PER_PAGE = 100;
const NEWS_MAX_AGE_MS = 2 * 24 * 3600 * 1000;

/** Returns the number of article sitemaps, at least 1. */
export async function countArticleSitemaps(content: ContentReader): Promise<number> {
  const { total } = await readArticlePage(content, 1, 1);
  return Math.max(1, Math.ceil(total / ARTICLES_PER_SITEMAP));
}

/**
 * Reads the indexable articles of one sitemap, newest first. Returns an empty list beyond the last
 * sitemap.
 * @param part Number of the sitemap, from 1.
 */
export async function readSitemapArticles(
  content: ContentReader,
  part: number,
): Promise<readonly Story[]> {
  const pagesPerSitemap = ARTICLES_PER_SITEMAP / PER_PAGE;
  const firstPageNumber = (part - 1) * pagesPerSitemap + 1;
  const firstPage = await readArticlePage(content, firstPageNumber, PER_PAGE);
  const pages = Math.min(
    pagesPerSitemap,
    Math.ceil(firstPage.total / PER_PAGE) - firstPageNumber + 1,
  );
  const otherPages = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    readArticlePage(content, firstPageNumber + 1 + index, PER_PAGE),
  );
  return [firstPage, ...(await Promise.all(otherPages))]
    .flatMap(({ stories }) => stories)
    .filter(isIndexable);
}

/** Reads the indexable categories that have articles, and the indexable authors. */
export async function readSitemapCategoriesAndAuthors(
  content: ContentReader,
): Promise<readonly Story[]> {
  const [categories, authors, directory] = await Promise.all([
    content.allStories({ content_type: 'category' }),
    content.allStories({ content_type: 'author' }),
    readDirectory(content, 'categories'),
  ]);
  const categoriesWithArticles = await filterCategoriesWithArticles(
    content,
    directory,
    categories.filter(isIndexable),
  );
  return [...categoriesWithArticles, ...authors.filter(isIndexable)];
}

/**
 * Maximum number of result pages with the newest articles to scan. A category that has no article
 * on these pages is then queried separately.
 */
const MAX_SCANNED_PAGES = 3;

/** Returns the categories that have an article in themselves or in a descendant. */
async function filterCategoriesWithArticles(
  content: ContentReader,
  directory: Directory,
  categories: readonly Story[],
): Promise<readonly Story[]> {
  const categoryUuidsWithArticles = new Set<string>();
  let isComplete = false;
  for (let page = 1; page <= MAX_SCANNED_PAGES && !isComplete; page += 1) {
    const { stories, total } = await readArticlePage(content, page, PER_PAGE);
    for (const story of stories) categoryUuidsWithArticles.add(getCategoryUuid(story) ?? '');
    isComplete = page * PER_PAGE >= total;
  }
  const hasArticlesByIndex = await Promise.all(
    categories.map(async (story) => {
      const uuids = listUuidsWithDescendants(directory, parseCategory(story));
      if (isComplete || uuids.some((uuid) => categoryUuidsWithArticles.has(uuid))) {
        return uuids.some((uuid) => categoryUuidsWithArticles.has(uuid));
      }
      return (await findArticles(content, directory, { perPage: 1, categories: uuids })).total > 0;
    }),
  );
  return categories.filter((_, index) => hasArticlesByIndex[index]);
}

/** Content types that have no page or are listed in other sitemaps. */
const EXCLUDED_CONTENT_TYPES = 'article,category,author,form,redirects,settings';

/**
 * Reads the front page and all stories that are shown as content pages. These are stories of other
 * types and articles outside `/artikel`. Leaves out slugs that start with `_`.
 */
export async function readSitemapPages(content: ContentReader): Promise<readonly Story[]> {
  const lists = await Promise.all([
    content.allStories({
      filter_query: { component: { not_in: EXCLUDED_CONTENT_TYPES } },
      excluding_fields: 'body',
    }),
    content.allStories({
      content_type: 'article',
      excluding_slugs: 'artikel/*',
      excluding_fields: 'body',
    }),
  ]);
  return lists.flat().filter((story) => isIndexable(story) && hasContentPage(story));
}

function hasContentPage({ content, full_slug: slug }: Story): boolean {
  if (slug.startsWith('_')) return false;
  return slug === HOME_SLUG || content.component !== 'home';
}

/**
 * Reads the articles of the last two days and their dates. News sitemaps must not list older
 * articles.
 */
export async function readNewsArticles(
  content: ContentReader,
  now: number,
): Promise<readonly { readonly story: Story; readonly date: string }[]> {
  const { stories } = await readArticlePage(content, 1, PER_PAGE);
  return stories.filter(isIndexable).flatMap((story) => {
    const date = getArticleDate(story);
    const ageMs = date ? now - Date.parse(date) : Infinity;
    return date && ageMs >= 0 && ageMs < NEWS_MAX_AGE_MS ? [{ story, date }] : [];
  });
}

function readArticlePage(
  content: ContentReader,
  page: number,
  perPage: number,
): Promise<StoryList> {
  return findStories(content, { page, perPage });
}
