import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Author } from './author.ts';
import type { Category } from './category.ts';
import type { ArticleTeaser } from './teaser.ts';

/** Whether and how software had a part in the text; shown to readers. */
export const AI_USES = ['none', 'assisted', 'generated'] as const;

export type AiUse = (typeof AI_USES)[number];

/** A whole article; its body stays raw, because other remotes own some of its blocks. */
export interface Article extends ArticleTeaser {
  readonly slug: string;
  /** Name of the story, for the window's title. */
  readonly name: string;
  readonly updatedDate: string | undefined;
  readonly correction: string | undefined;
  readonly people: readonly Author[];
  /** From the section down to the article's own category. */
  readonly trail: readonly Category[];
  readonly body: readonly RawBlock[];
  readonly topics: readonly string[];
  readonly aiUse: AiUse;
  readonly related: readonly string[];
  /** Fields for search engines, raw. */
  readonly seo: Readonly<Record<string, unknown>> | undefined;
}
