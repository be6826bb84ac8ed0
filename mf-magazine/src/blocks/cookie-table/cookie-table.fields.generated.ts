// Generated from embedded/content/_components/cookie_table.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';

/** Fields of `cookie_table`. A missing or invalid field is undefined or an empty list. */
export interface CookieTableFields {
  readonly title: string | undefined;
}

/** Reads the fields of a block `cookie_table`. */
export function readCookieTableFields(rawBlock: RawBlock): CookieTableFields {
  return {
    title: readTextField(rawBlock['title']),
  };
}
