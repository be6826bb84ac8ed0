import type { ConsentCategory } from '@gruenland/shared-contracts/consent.ts';

/** Text about the services of the consent registry; the registry itself is the block's data. */
export interface CookiePolicyModel {
  readonly title: string | undefined;
  readonly intro: string | undefined;
}

export type CookiePolicyData = readonly ConsentCategory[];
