import type { RichTextNode } from '#rich-text/rich-text-node.ts';

/** A stretch of an article under its own headline. */
export interface ArticleSectionModel {
  readonly headline: string | undefined;
  readonly text: RichTextNode | undefined;
  /** Of the headline. */
  readonly level: 2 | 3 | 4;
  /** Id of the headline. */
  readonly anchor: string | undefined;
  /** Whether the text opens with a large initial. */
  readonly initial: boolean;
}
