import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Content of a quote that the page shows in large type. */
export interface TestimonialModel {
  readonly quote: string;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
}
