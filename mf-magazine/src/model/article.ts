import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Author } from './author.ts';
import type { Category } from './category.ts';
import type { ArticleTeaser } from './teaser.ts';

/** States whether and how AI was used for the text. Readers see this information. */
export const AI_USES = ['none', 'assisted', 'generated'] as const;

export type AiUse = (typeof AI_USES)[number];

/**
 * A complete article. The body is not parsed, because some of its blocks belong to other remotes.
 */
export interface Article extends ArticleTeaser {
  readonly slug: string;
  /** Name of the story. It becomes the document title. */
  readonly name: string;
  readonly updatedDate: string | undefined;
  readonly correction: string | undefined;
  readonly people: readonly Author[];
  /** Categories from the section down to the article's own category. */
  readonly trail: readonly Category[];
  readonly body: readonly RawBlock[];
  readonly topics: readonly string[];
  readonly aiUse: AiUse;
  readonly related: readonly string[];
  /** SEO fields of the story, not yet parsed. */
  readonly seo: Readonly<Record<string, unknown>> | undefined;
}
