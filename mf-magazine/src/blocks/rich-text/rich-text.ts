import type { RichTextNode } from '#rich-text/rich-text-node.ts';

/** Running text. */
export interface RichTextModel {
  readonly text: RichTextNode;
  /** Whether the text opens with a large initial. */
  readonly initial: boolean;
}
