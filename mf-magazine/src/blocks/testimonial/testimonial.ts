import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** What somebody says, set large. */
export interface TestimonialModel {
  readonly quote: string;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
}
