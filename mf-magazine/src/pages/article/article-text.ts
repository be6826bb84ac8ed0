import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { Article } from '#model/article.ts';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import type { ArrangedBody } from '#pages/story-page/arrange-body.ts';
import { countWords } from './count-words.ts';

/** The text of an article, prepared for its page. */
export interface ArticleText extends ArrangedBody {
  /** The body as it was written, without the list of next articles. */
  readonly text: readonly RawBlock[];
  /** The list of next articles, which the page shows below the article's foot. */
  readonly next: readonly RawBlock[];
  /** Number of words, from which the reading time is computed. */
  readonly words: number;
}

/** Prepares the text of an article, once for each version. */
export function prepareArticleText(article: Pick<Article, 'body' | 'kind'>): ArticleText {
  return computeOnce(createArticleText, article);
}

function createArticleText({ body, kind }: Pick<Article, 'body' | 'kind'>): ArticleText {
  const { text, next } = splitOffNextArticles(body);
  return { ...arrangeBody(text, kind), text, next, words: countWords(text) };
}

/** Splits the body into its text and an `infinite_articles` block at its end. */
function splitOffNextArticles(body: Article['body']) {
  const lastBlock = body.at(-1);
  return lastBlock?.component === 'infinite_articles'
    ? { text: body.slice(0, -1), next: [lastBlock] }
    : { text: body, next: [] };
}
