import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { ContentReader, StoryList } from '#data/content-reader.server.ts';
import { parseCategory } from '#data/category.parse.ts';
import { findArticles, findStories } from '#data/articles.query.server.ts';
import { readDirectory, withAllBelow } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { articleDate, categoryOf } from '#data/article.parse.ts';
import { HOME_SLUG } from '#data/link-field.ts';
import { isIndexed } from './sitemap-entry.ts';

/** Articles in one sitemap; search engines take up to 50,000, our content system gives 100 at once. */
export const ARTICLES_PER_SITEMAP = 1000;
const PER_PAGE = 100;
const NEWS_MS = 2 * 24 * 3600 * 1000;

/** How many sitemaps of articles there are. */
export async function countArticleSitemaps(content: ContentReader): Promise<number> {
  const { total } = await articles(content, 1, 1);
  return Math.max(1, Math.ceil(total / ARTICLES_PER_SITEMAP));
}

/** Articles of the sitemap with this number, newest first; empty beyond the last. */
export async function articlesOf(content: ContentReader, part: number): Promise<readonly Story[]> {
  const pagesEach = ARTICLES_PER_SITEMAP / PER_PAGE;
  const first = (part - 1) * pagesEach + 1;
  const start = await articles(content, first, PER_PAGE);
  const pages = Math.min(pagesEach, Math.ceil(start.total / PER_PAGE) - first + 1);
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    articles(content, first + 1 + index, PER_PAGE),
  );
  return [start, ...(await Promise.all(rest))].flatMap(({ stories }) => stories).filter(isIndexed);
}

/** Categories that are not empty, and authors. */
export async function topicsOf(content: ContentReader): Promise<readonly Story[]> {
  const [categories, authors, directory] = await Promise.all([
    content.allStories({ content_type: 'category' }),
    content.allStories({ content_type: 'author' }),
    readDirectory(content, 'categories'),
  ]);
  const filled = await withArticles(content, directory, categories.filter(isIndexed));
  return [...filled, ...authors.filter(isIndexed)];
}

/** Pages of newest articles by which most categories are known to have some. */
const PAGES_SEEN = 3;

/** Categories that show an article: their own, or one of what lies below. */
async function withArticles(
  content: ContentReader,
  directory: Directory,
  categories: readonly Story[],
): Promise<readonly Story[]> {
  const seen = new Set<string>();
  let complete = false;
  for (let page = 1; page <= PAGES_SEEN && !complete; page += 1) {
    const { stories, total } = await articles(content, page, PER_PAGE);
    for (const story of stories) seen.add(categoryOf(story) ?? '');
    complete = page * PER_PAGE >= total;
  }
  const filled = await Promise.all(
    categories.map(async (story) => {
      const uuids = withAllBelow(directory, parseCategory(story));
      if (complete || uuids.some((uuid) => seen.has(uuid))) {
        return uuids.some((uuid) => seen.has(uuid));
      }
      return (await findArticles(content, directory, { perPage: 1, categories: uuids })).total > 0;
    }),
  );
  return categories.filter((_, index) => filled[index]);
}

/** Types that have sitemaps of their own, or no pages at all. */
const OTHER_TYPES = 'article,category,author,form,redirects,settings';

/**
 * The front page and whatever is shown as a plain page: stories of any other type, and articles that
 * lie elsewhere than below `/artikel`. What lies below `_…` is no page.
 */
export async function pagesOf(content: ContentReader): Promise<readonly Story[]> {
  const lists = await Promise.all([
    content.allStories({
      filter_query: { component: { not_in: OTHER_TYPES } },
      excluding_fields: 'body',
    }),
    content.allStories({
      content_type: 'article',
      excluding_slugs: 'artikel/*',
      excluding_fields: 'body',
    }),
  ]);
  return lists.flat().filter((story) => isIndexed(story) && isPage(story));
}

function isPage({ content, full_slug: slug }: Story): boolean {
  if (slug.startsWith('_')) return false;
  return slug === HOME_SLUG || content.component !== 'home';
}

/** Articles of the last two days with their dates; search engines take no older ones as news. */
export async function newsOf(
  content: ContentReader,
  now: number,
): Promise<readonly { readonly story: Story; readonly date: string }[]> {
  const { stories } = await articles(content, 1, PER_PAGE);
  return stories.filter(isIndexed).flatMap((story) => {
    const date = articleDate(story);
    const age = date ? now - Date.parse(date) : Infinity;
    return date && age >= 0 && age < NEWS_MS ? [{ story, date }] : [];
  });
}

function articles(content: ContentReader, page: number, perPage: number): Promise<StoryList> {
  return findStories(content, { page, perPage });
}
