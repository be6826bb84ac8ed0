import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** A category of the magazine, at `/thema/…`. */
export interface Category {
  readonly uuid: string;
  readonly href: string;
  readonly slug: string;
  readonly headline: string;
  readonly description: string | undefined;
  readonly image: Asset | undefined;
  /** Uuids of the sub-categories, in the editors' order. */
  readonly subCategories: readonly string[];
}
