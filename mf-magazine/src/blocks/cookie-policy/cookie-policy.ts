import type { ConsentCategory } from '@gruenland/shared-contracts/consent.ts';

/**
 * Model of a text about the services of the consent registry. The registry itself is passed as the
 * block's data.
 */
export interface CookiePolicyModel {
  readonly title: string | undefined;
  readonly intro: string | undefined;
}

export type CookiePolicyData = readonly ConsentCategory[];
