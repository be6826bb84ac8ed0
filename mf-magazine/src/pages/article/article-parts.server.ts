import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PagePart } from '@gruenland/shared-contracts/page-result.ts';
import type { Article } from '#model/article.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { createStoryParts } from '#pages/story-page/story-parts.server.ts';
import type { ArticleFootModel, ArticleNeighbours } from './article-foot.ts';
import { prepareArticleText } from './article-text.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { omitLinkedArticles } from './omit-linked-articles.server.ts';

/** Articles that the foot of an article links to. */
export interface LinkedArticles {
  readonly related: readonly ArticleTeaser[];
  readonly neighbours: ArticleNeighbours;
}

/**
 * Creates the parts of an article's page. The models are the same objects until the article or a
 * linked article changes, so that the shell renders them once.
 */
export function createArticleParts(
  article: Article,
  linkedArticles: LinkedArticles,
): Readonly<Record<string, PagePart>> {
  const lasting = computeOnce(createLastingParts, article);
  // The linked articles of a version change rarely, so only the last foot is kept.
  if (!lasting.foot || !hasSameArticles(lasting.foot.source, linkedArticles))
    lasting.foot = { source: linkedArticles, model: createFootModel(article, linkedArticles) };
  return { ...lasting.parts, foot: createPart(ArticleFoot, lasting.foot.model) };
}

interface LastingParts {
  readonly parts: Readonly<Record<string, PagePart>>;
  /** The last model of the foot and what it was made from. */
  foot?: { readonly source: LinkedArticles; readonly model: ArticleFootModel };
}

/** Creates the parts that depend on the article only. */
function createLastingParts(article: Article): LastingParts {
  const { body: _, seo: __, related: ___, ...head } = article;
  const { contents, notes, words } = prepareArticleText(article);
  return {
    parts: {
      head: createPart(ArticleHead, { article: head, words }),
      ...createStoryParts({ contents, notes }),
    },
  };
}

function createFootModel(
  article: Article,
  { related, neighbours }: LinkedArticles,
): ArticleFootModel {
  const { correction, aiUse, topics, people } = article;
  const { text } = prepareArticleText(article);
  return {
    correction,
    aiUse,
    topics,
    people,
    related: omitLinkedArticles(related, text),
    neighbours,
  };
}

/** Whether both link to the same versions of the same articles. */
function hasSameArticles(one: LinkedArticles, other: LinkedArticles): boolean {
  return (
    one.neighbours.section === other.neighbours.section &&
    one.neighbours.newer === other.neighbours.newer &&
    one.neighbours.older === other.neighbours.older &&
    one.related.length === other.related.length &&
    one.related.every((teaser, index) => teaser === other.related[index])
  );
}
