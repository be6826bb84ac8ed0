// Generated from embedded/content/_components/related_links.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readTextField } from '#data/fields.ts';

/** Fields of `related_links`. A missing or invalid field is undefined or an empty list. */
export interface RelatedLinksFields {
  readonly title: string | undefined;
  readonly links: readonly RawBlock[];
}

/** Reads the fields of a block `related_links`. */
export function readRelatedLinksFields(rawBlock: RawBlock): RelatedLinksFields {
  return {
    title: readTextField(rawBlock['title']),
    links: readBlocksField(rawBlock['links']),
  };
}
