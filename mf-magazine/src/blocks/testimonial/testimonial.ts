import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** A quote in large type. */
export interface TestimonialModel {
  readonly quote: string;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
}
