import { BREAKPOINTS } from '@gruenland/shared-contracts/image.ts';
import type { Breakpoint } from '@gruenland/shared-contracts/image.ts';

/**
 * Displayed width of a picture from a breakpoint upwards, in `vw` or `px` (or as a bare number of
 * pixels), for example `{ xs: '100vw', lg: '50vw', xl: '600px' }`. Other units are ignored, because
 * their size in pixels is unknown.
 */
export type ImageSizes = Readonly<Partial<Record<Breakpoint, string>>>;

/** Displayed width of a picture at one breakpoint. */
export interface BreakpointWidth {
  readonly minScreenWidth: number;
  /** Width as CSS text for the `sizes` attribute. */
  readonly css: string;
  /** Width in CSS pixels of the image to request at density 1. */
  readonly pixels: number;
}

const LENGTH_PATTERN = /^(\d+(?:\.\d+)?)(px|vw)?$/;

/** Most sizes are constants, and each picture of a page needs their list several times. */
const knownLists = new WeakMap<ImageSizes, readonly BreakpointWidth[]>();

/**
 * Lists the picture's width at each breakpoint, in ascending order of breakpoints; unreadable
 * widths are ignored.
 */
export function listBreakpointWidths(sizes: ImageSizes): readonly BreakpointWidth[] {
  let list = knownLists.get(sizes);
  if (!list) knownLists.set(sizes, (list = parseBreakpointWidths(sizes)));
  return list;
}

function parseBreakpointWidths(sizes: ImageSizes): readonly BreakpointWidth[] {
  const breakpointWidths: BreakpointWidth[] = [];
  for (const [name, minScreenWidth] of Object.entries(BREAKPOINTS)) {
    const [, amount, unit = 'px'] = LENGTH_PATTERN.exec(sizes[name as Breakpoint] ?? '') ?? [];
    if (amount === undefined) continue;
    const value = Number(amount);
    const pixels = unit === 'vw' ? Math.round((value / 100) * minScreenWidth) : Math.round(value);
    breakpointWidths.push({ minScreenWidth, css: `${amount}${unit}`, pixels });
  }
  return breakpointWidths.toSorted((a, b) => a.minScreenWidth - b.minScreenWidth);
}

/** Returns the `sizes` attribute: each width applies up to one pixel below the next breakpoint. */
export function buildSizesAttribute(breakpointWidths: readonly BreakpointWidth[]): string {
  return breakpointWidths
    .map(({ css }, index) => {
      const next = breakpointWidths[index + 1];
      return next ? `(max-width: ${next.minScreenWidth - 1}px) ${css}` : css;
    })
    .join(', ');
}

/**
 * Returns the largest width in CSS pixels with which the picture is displayed on any screen. Infinite if
 * its share of the screen is not limited.
 */
export function getLargestWidth(sizes: ImageSizes): number {
  const widths = listBreakpointWidths(sizes);
  const largestWidths = widths.map(({ css, pixels }, index) => {
    if (!css.endsWith('vw')) return pixels;
    const next = widths[index + 1];
    return next ? (Number.parseFloat(css) / 100) * (next.minScreenWidth - 1) : Infinity;
  });
  return Math.max(...largestWidths);
}
