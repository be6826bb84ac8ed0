/** Widths in CSS pixels at which the layout changes (specification section 9). */
export const BREAKPOINTS = { xs: 360, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Pixel densities for which variants are made (specification section 9). */
export const DENSITIES = [1, 2] as const;

/** Blurred stand-in while a picture loads: width, height, quality, blur (specification section 9). */
export const PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const;

/** A picture of the content system, parsed. Sizes are those of the original in pixels. */
export interface Asset {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly caption: string | undefined;
  readonly credit: string | undefined;
  /** Focal point as `x1xy1:x2xy2`, as the image service takes it. */
  readonly focus: string | undefined;
}
