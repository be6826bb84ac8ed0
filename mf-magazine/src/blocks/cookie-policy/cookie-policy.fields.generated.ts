// Generated from embedded/content/_components/cookie_policy.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';

/** Fields of `cookie_policy`. A missing or invalid field is undefined or an empty list. */
export interface CookiePolicyFields {
  readonly title: string | undefined;
  readonly intro: string | undefined;
}

/** Reads the fields of a block `cookie_policy`. */
export function readCookiePolicyFields(rawBlock: RawBlock): CookiePolicyFields {
  return {
    title: readTextField(rawBlock['title']),
    intro: readTextField(rawBlock['intro']),
  };
}
