import type { RichTextNode } from '#rich-text/rich-text-node.ts';

export const INFO_BOX_KINDS = ['info', 'tipp', 'warnung', 'recht'] as const;

/** Additional information beside the text. */
export interface InfoBoxModel {
  readonly title: string | undefined;
  readonly kind: (typeof INFO_BOX_KINDS)[number];
  readonly text: RichTextNode;
}
