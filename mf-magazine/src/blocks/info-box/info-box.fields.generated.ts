// Generated from embedded/content/_components/info_box.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readChoiceField, readTextField } from '#data/fields.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';

export const INFO_BOX_KIND_VALUES = ['info', 'tipp', 'warnung', 'recht'] as const;

/** Fields of `info_box`. A missing or invalid field is undefined or an empty list. */
export interface InfoBoxFields {
  readonly title: string | undefined;
  readonly kind: (typeof INFO_BOX_KIND_VALUES)[number] | undefined;
  readonly text: RichTextNode | undefined;
}

/** Reads the fields of a block `info_box`. */
export function readInfoBoxFields(rawBlock: RawBlock): InfoBoxFields {
  return {
    title: readTextField(rawBlock['title']),
    kind: readChoiceField(rawBlock['kind'], INFO_BOX_KIND_VALUES),
    text: readRichText(rawBlock['text']),
  };
}
