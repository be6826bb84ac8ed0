import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { Ratio } from '@gruenland/shared-ui/picture/picture-attributes.ts';

/**
 * Ad formats, each with the aspect ratio of the space that the page reserves. `native` looks like a
 * teaser with an advertising label.
 */
export const AD_FORMATS = {
  native: [3, 2],
  rectangle: [6, 5],
  leaderboard: [91, 11],
  billboard: [97, 25],
} as const satisfies Readonly<Record<string, Ratio>>;

export type AdFormat = keyof typeof AD_FORMATS;

/** An advertisement sold by the magazine itself. Pages always label it as an advertisement. */
export interface CustomAdModel {
  readonly advertiser: string;
  readonly format: AdFormat;
  readonly headline: string | undefined;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  readonly href: string;
  /** Transparency notice that the law requires for political advertising. */
  readonly notice: string | undefined;
}
