// Generated from embedded/content/_components/related_link.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';

/** Fields of `related_link`. A missing or invalid field is undefined or an empty list. */
export interface RelatedLinkFields {
  readonly label: string | undefined;
  readonly link: string | undefined;
  readonly note: string | undefined;
}

/** Reads the fields of a block `related_link`. */
export function readRelatedLinkFields(rawBlock: RawBlock): RelatedLinkFields {
  return {
    label: readTextField(rawBlock['label']),
    link: readLinkField(rawBlock['link']),
    note: readTextField(rawBlock['note']),
  };
}
