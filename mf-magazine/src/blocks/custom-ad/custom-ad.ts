import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { Ratio } from '@gruenland/shared-ui/picture/picture-attributes.ts';

/** Formats with the shape that is reserved for them. `native` looks like a teaser and says so. */
export const AD_FORMATS = {
  native: [3, 2],
  rectangle: [6, 5],
  leaderboard: [91, 11],
  billboard: [97, 25],
} as const satisfies Readonly<Record<string, Ratio>>;

export type AdFormat = keyof typeof AD_FORMATS;

/** An advertisement of our own customers; it always says what it is. */
export interface CustomAdModel {
  readonly advertiser: string;
  readonly format: AdFormat;
  readonly headline: string | undefined;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  readonly href: string;
  /** What the law wants said about political advertising. */
  readonly notice: string | undefined;
}
