import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** A subject of the magazine, `/thema/…`. */
export interface Category {
  readonly uuid: string;
  readonly href: string;
  readonly slug: string;
  readonly headline: string;
  readonly description: string | undefined;
  readonly image: Asset | undefined;
  /** Uuids of its sub-categories, in the editors' order. */
  readonly subCategories: readonly string[];
}
