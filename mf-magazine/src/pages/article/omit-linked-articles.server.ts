import { parseRelatedLinks } from '#blocks/related-links/related-links.block.server.ts';
import type { Article } from '#model/article.ts';
import type { ArticleTeaser } from '#model/teaser.ts';

/** Leaves out the articles to which a block of the text links already. */
export function omitLinkedArticles(
  articles: readonly ArticleTeaser[],
  text: Article['body'],
): readonly ArticleTeaser[] {
  const linkBlocks = text.filter(({ component }) => component === 'related_links');
  const hrefs = linkBlocks.flatMap((block) => {
    const result = parseRelatedLinks(block);
    return result.ok ? result.model.links.map(({ href }) => href) : [];
  });
  return articles.filter(({ href }) => !hrefs.includes(href));
}
