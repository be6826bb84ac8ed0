import type { ConsentCategory } from '@gruenland/shared-contracts/consent.ts';

/** The consent registry as text. The registry itself is the block's data. */
export interface CookiePolicyModel {
  readonly title: string | undefined;
  readonly intro: string | undefined;
}

export type CookiePolicyData = readonly ConsentCategory[];
