import type { RichTextNode } from '#rich-text/rich-text-node.ts';

/** A section of an article with its own headline. */
export interface ArticleSectionModel {
  readonly headline: string | undefined;
  readonly text: RichTextNode | undefined;
  /** Heading level of the headline. */
  readonly level: 2 | 3 | 4;
  /** Element id of the headline, the target of anchor links. */
  readonly anchor: string | undefined;
  /** Whether the text starts with a drop cap. */
  readonly hasDropCap: boolean;
}
