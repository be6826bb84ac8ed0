import { BREAKPOINTS } from '@gruenland/shared-contracts/image.ts';
import type { Breakpoint } from '@gruenland/shared-contracts/image.ts';

/**
 * Width of a picture from a named screen on, in `vw` or `px` (or a bare number of pixels), for
 * example `{ xs: '100vw', lg: '50vw', xl: '600px' }`. Other units are left out: the number of
 * pixels to ask for could not be known.
 */
export type ImageSizes = Readonly<Partial<Record<Breakpoint, string>>>;

/** One screen's width of the picture. */
export interface ScreenSize {
  readonly screen: number;
  /** As it stands in the `sizes` attribute. */
  readonly css: string;
  /** CSS pixels to ask for at density 1. */
  readonly pixels: number;
}

const LENGTH = /^(\d+(?:\.\d+)?)(px|vw)?$/;

/** The screens in ascending order, with the pixels of each; unreadable lengths are dropped. */
export function screenSizes(sizes: ImageSizes): ScreenSize[] {
  const found: ScreenSize[] = [];
  for (const [name, screen] of Object.entries(BREAKPOINTS)) {
    const [, amount, unit = 'px'] = LENGTH.exec(sizes[name as Breakpoint] ?? '') ?? [];
    if (amount === undefined) continue;
    const value = Number(amount);
    const pixels = unit === 'vw' ? Math.round((value / 100) * screen) : Math.round(value);
    found.push({ screen, css: `${amount}${unit}`, pixels });
  }
  return found.toSorted((a, b) => a.screen - b.screen);
}

/** The `sizes` attribute: each screen's width holds up to one pixel below the next screen. */
export function sizesAttribute(screens: readonly ScreenSize[]): string {
  return screens
    .map(({ css }, index) => {
      const next = screens[index + 1];
      return next ? `(max-width: ${next.screen - 1}px) ${css}` : css;
    })
    .join(', ');
}
