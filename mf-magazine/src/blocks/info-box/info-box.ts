import type { RichTextNode } from '#rich-text/rich-text-node.ts';
import type { INFO_BOX_KIND_VALUES } from './info-box.fields.generated.ts';

/** Additional information beside the text. */
export interface InfoBoxModel {
  readonly title: string | undefined;
  readonly kind: (typeof INFO_BOX_KIND_VALUES)[number];
  readonly text: RichTextNode;
}
