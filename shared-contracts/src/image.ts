/** Breakpoints of the layout in CSS pixels (specification section 9). */
export const BREAKPOINTS = { xs: 360, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Pixel densities of image variants (specification section 9). */
export const PIXEL_DENSITIES = [1, 2] as const;

/**
 * Blurred placeholder of a loading image: width, height, quality, blur (specification section 9).
 */
export const PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const;

/**
 * A parsed image of the content system. Width and height are those of the original image, in
 * pixels.
 */
export interface Asset {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly caption: string | undefined;
  readonly credit: string | undefined;
  /** Focal point `x1xy1:x2xy2`, in the format of the image service. */
  readonly focus: string | undefined;
}
