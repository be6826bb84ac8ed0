import { findArticles } from '#data/articles.query.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { findDescendants } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import type { Article } from '#model/article.ts';
import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { ArticleNeighbours } from './article-foot.ts';

/** Number of newest articles of the section to read at once; most neighbours are among them. */
const MAX_SCANNED_ARTICLES = 100;

/**
 * Reads the next newer and older article of the section; undefined values when they cannot be read.
 */
export async function readNeighbours(
  content: ContentReader,
  directory: Directory,
  { trail, uuid, date }: Article,
): Promise<ArticleNeighbours> {
  const section = trail[0];
  if (!section) return NO_NEIGHBOURS;
  const categories = [section, ...findDescendants(directory, section)].map((it) => it.uuid);
  const find = (query: { perPage: number; before?: string; after?: string }) =>
    findArticles(content, directory, { ...query, categories });
  // Reads two articles: times are compared to the minute, so the article itself may be one of them.
  const findNeighbour = async (query: { before?: string; after?: string }) => {
    const { teasers } = await find({ perPage: 2, ...query });
    return teasers.find((teaser) => teaser.uuid !== uuid);
  };
  try {
    const { teasers, total } = await find({ perPage: MAX_SCANNED_ARTICLES });
    const at = teasers.findIndex((teaser) => teaser.uuid === uuid);
    const areNeighboursKnown = at >= 0 && (at + 1 < teasers.length || total <= teasers.length);
    if (areNeighboursKnown) return toNeighbours(section, teasers[at - 1], teasers[at + 1]);
    if (total <= teasers.length || !date) return NO_NEIGHBOURS;
    const [newer, older] = await Promise.all([
      findNeighbour({ after: date }),
      findNeighbour({ before: date }),
    ]);
    return toNeighbours(section, newer, older);
  } catch {
    return NO_NEIGHBOURS;
  }
}

const NO_NEIGHBOURS: ArticleNeighbours = { section: '', newer: undefined, older: undefined };

function toNeighbours(
  { headline }: Category,
  newer: ArticleTeaser | undefined,
  older: ArticleTeaser | undefined,
): ArticleNeighbours {
  return { section: headline, newer: toLink(newer), older: toLink(older) };
}

function toLink(teaser: ArticleTeaser | undefined) {
  return teaser && { headline: teaser.headline, href: teaser.href };
}
