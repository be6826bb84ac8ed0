import { findArticles } from '#data/articles.query.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { allBelow } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import type { Article } from '#model/article.ts';
import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { ArticleNeighbours } from './article-foot.ts';

/** Articles of a section that are read at once, for all that have their neighbours among them. */
const LOOKED_THROUGH = 100;

/** The articles before and after this one in its section; an article stands without them. */
export async function readNeighbours(
  content: ContentReader,
  directory: Directory,
  { trail, uuid, date }: Article,
): Promise<ArticleNeighbours> {
  const section = trail[0];
  if (!section) return NONE;
  const categories = [section, ...allBelow(directory, section)].map((each) => each.uuid);
  const find = (query: { perPage: number; before?: string; after?: string }) =>
    findArticles(content, directory, { ...query, categories });
  // Two, because times are compared by the minute, and the article itself may be one of them.
  const next = async (query: { before?: string; after?: string }) => {
    const { teasers } = await find({ perPage: 2, ...query });
    return teasers.find((teaser) => teaser.uuid !== uuid);
  };
  try {
    const { teasers, total } = await find({ perPage: LOOKED_THROUGH });
    const at = teasers.findIndex((teaser) => teaser.uuid === uuid);
    const known = at >= 0 && (at + 1 < teasers.length || total <= teasers.length);
    if (known) return named(section, teasers[at - 1], teasers[at + 1]);
    if (total <= teasers.length || !date) return NONE;
    const [newer, older] = await Promise.all([next({ after: date }), next({ before: date })]);
    return named(section, newer, older);
  } catch {
    return NONE;
  }
}

const NONE: ArticleNeighbours = { section: '', newer: undefined, older: undefined };

function named(
  { headline }: Category,
  newer: ArticleTeaser | undefined,
  older: ArticleTeaser | undefined,
): ArticleNeighbours {
  return { section: headline, newer: link(newer), older: link(older) };
}

function link(teaser: ArticleTeaser | undefined) {
  return teaser && { headline: teaser.headline, href: teaser.href };
}
