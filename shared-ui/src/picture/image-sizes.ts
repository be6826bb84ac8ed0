import { BREAKPOINTS } from '@gruenland/shared-contracts/image.ts';
import type { Breakpoint } from '@gruenland/shared-contracts/image.ts';

/**
 * Displayed width of a picture from a breakpoint upwards, in `vw` or `px` (or as a bare number of
 * pixels), for example `{ xs: '100vw', lg: '50vw', xl: '600px' }`. Other units are ignored, because
 * their size in pixels is unknown.
 */
export type ImageSizes = Readonly<Partial<Record<Breakpoint, string>>>;

/** Displayed width of a picture at one breakpoint. */
export interface ScreenSize {
  readonly screen: number;
  /** Width as CSS text for the `sizes` attribute. */
  readonly css: string;
  /** Width in CSS pixels of the image to request at density 1. */
  readonly pixels: number;
}

const LENGTH_PATTERN = /^(\d+(?:\.\d+)?)(px|vw)?$/;

/**
 * Lists the breakpoints in ascending order with the picture's width; unreadable widths are ignored.
 */
export function listScreenSizes(sizes: ImageSizes): ScreenSize[] {
  const screenSizes: ScreenSize[] = [];
  for (const [name, screen] of Object.entries(BREAKPOINTS)) {
    const [, amount, unit = 'px'] = LENGTH_PATTERN.exec(sizes[name as Breakpoint] ?? '') ?? [];
    if (amount === undefined) continue;
    const value = Number(amount);
    const pixels = unit === 'vw' ? Math.round((value / 100) * screen) : Math.round(value);
    screenSizes.push({ screen, css: `${amount}${unit}`, pixels });
  }
  return screenSizes.toSorted((a, b) => a.screen - b.screen);
}

/** Returns the `sizes` attribute: each width applies up to one pixel below the next breakpoint. */
export function buildSizesAttribute(screens: readonly ScreenSize[]): string {
  return screens
    .map(({ css }, index) => {
      const next = screens[index + 1];
      return next ? `(max-width: ${next.screen - 1}px) ${css}` : css;
    })
    .join(', ');
}
