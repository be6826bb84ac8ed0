import { findArticles } from '#data/articles.query.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { allBelow } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import type { Article } from '#model/article.ts';
import type { ArticleNeighbours } from './article-foot.ts';

/** Articles of a section that are looked through; older ones have no neighbours. */
const LOOKED_THROUGH = 100;

/** The articles before and after this one in its section; an article stands without them. */
export async function readNeighbours(
  content: ContentReader,
  directory: Directory,
  { trail, uuid }: Article,
): Promise<ArticleNeighbours> {
  const section = trail[0];
  if (!section) return NONE;
  const categories = [section, ...allBelow(directory, section)].map((each) => each.uuid);
  const query = { perPage: LOOKED_THROUGH, categories };
  const list = await findArticles(content, directory, query).catch(() => undefined);
  const at = list?.teasers.findIndex((teaser) => teaser.uuid === uuid) ?? -1;
  if (!list || at < 0) return NONE;
  const link = (index: number) => {
    const teaser = list.teasers[index];
    return teaser && { headline: teaser.headline, href: teaser.href };
  };
  return { section: section.headline, newer: link(at - 1), older: link(at + 1) };
}

const NONE: ArticleNeighbours = { section: '', newer: undefined, older: undefined };
