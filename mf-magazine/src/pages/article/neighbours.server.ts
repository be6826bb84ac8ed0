import { findArticles } from '#data/articles.query.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { findDescendants } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import type { Article } from '#model/article.ts';
import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { ArticleNeighbours } from './article-foot.ts';

/**
 * Number of newest articles of the section to read in one request. Most neighbours are among them.
 */
const MAX_SCANNED_ARTICLES = 100;

/**
 * Reads the next newer and the next older article of the section. Both are undefined when reading
 * fails.
 */
export async function readNeighbours(
  content: ContentReader,
  directory: Directory,
  { trail, uuid, date }: Article,
): Promise<ArticleNeighbours> {
  const section = trail[0];
  if (!section) return NO_NEIGHBOURS;
  const categories = [section, ...findDescendants(directory, section)].map(
    (category) => category.uuid,
  );
  const findArticlesInSection = (query: { perPage: number; before?: string; after?: string }) =>
    findArticles(content, directory, { ...query, categories });
  // Reads two articles. The query compares times only to the minute, so one of them may be the
  // article itself.
  const findNeighbour = async (query: { before?: string; after?: string }) => {
    const { teasers } = await findArticlesInSection({ perPage: 2, ...query });
    return teasers.find((teaser) => teaser.uuid !== uuid);
  };
  try {
    const { teasers, total } = await findArticlesInSection({ perPage: MAX_SCANNED_ARTICLES });
    const articleIndex = teasers.findIndex((teaser) => teaser.uuid === uuid);
    const areNeighboursKnown =
      articleIndex >= 0 && (articleIndex + 1 < teasers.length || total <= teasers.length);
    if (areNeighboursKnown)
      return toNeighbours(section, teasers[articleIndex - 1], teasers[articleIndex + 1]);
    if (total <= teasers.length || !date) return NO_NEIGHBOURS;
    const [newerArticle, olderArticle] = await Promise.all([
      findNeighbour({ after: date }),
      findNeighbour({ before: date }),
    ]);
    return toNeighbours(section, newerArticle, olderArticle);
  } catch {
    return NO_NEIGHBOURS;
  }
}

const NO_NEIGHBOURS: ArticleNeighbours = { section: '', newer: undefined, older: undefined };

function toNeighbours(
  { headline }: Category,
  newerArticle: ArticleTeaser | undefined,
  olderArticle: ArticleTeaser | undefined,
): ArticleNeighbours {
  return { section: headline, newer: newerArticle, older: olderArticle };
}
