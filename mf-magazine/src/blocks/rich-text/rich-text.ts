import type { RichTextNode } from '#rich-text/rich-text-node.ts';

export interface RichTextModel {
  readonly text: RichTextNode;
  /** Whether the text starts with a drop cap. */
  readonly hasDropCap: boolean;
}
