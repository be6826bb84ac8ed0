import { PIXEL_DENSITIES } from '@gruenland/shared-contracts/image.ts';
import { isVectorImage, getServedPath, getVariantUrl } from './image-address.ts';
import type { ImageSizes } from './image-sizes.ts';
import { listBreakpointWidths, buildSizesAttribute } from './image-sizes.ts';

export interface SrcSetRequest {
  /** URL of the picture as stored in content. */
  readonly src: string;
  /**
   * Displayed width in CSS pixels; if `height` is set too, the picture is cropped to the ratio of
   * both.
   */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /**
   * Displayed width by breakpoint. If absent, the srcset has `width` multiplied by each density.
   */
  readonly sizes?: ImageSizes | undefined;
  /** Width of the largest variant in pixels; wider variants are not requested. */
  readonly maxWidth?: number | undefined;
  readonly densities?: readonly number[] | undefined;
  readonly quality?: number | undefined;
  readonly focus?: string | undefined;
}

/** Attributes of an `img`. Pictures that the image service does not resize have `src` only. */
export interface SrcSet {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Returns the URLs of a picture for all breakpoints and densities, on the site's own origin, as
 * recorded in `observed-semantics.md`, section 6. `src` is the widest variant, for browsers without
 * `srcset`.
 */
export function buildSrcSet(request: SrcSetRequest): SrcSet {
  const path = getServedPath(request.src);
  if (path === undefined) return { src: request.src };
  if (isVectorImage(path)) return { src: path };
  const ratio = request.width && request.height ? request.height / request.width : undefined;
  const getUrl = (width: number) =>
    getVariantUrl(path, {
      width,
      height: ratio === undefined ? undefined : Math.round(width * ratio),
      quality: request.quality,
      focus: request.focus,
    });
  const breakpointWidths = request.sizes ? listBreakpointWidths(request.sizes) : [];
  if (breakpointWidths.length === 0) return buildDensitySrcSet(request, getUrl);
  const requestedWidths = breakpointWidths.flatMap(({ pixels }) =>
    getDensities(request).map((density) => pixels * density),
  );
  const widths = listAvailableWidths(requestedWidths, request.maxWidth);
  return {
    src: getUrl(widths.at(-1) ?? 0),
    srcSet: widths.map((width) => `${getUrl(width)} ${width}w`).join(', '),
    sizes: buildSizesAttribute(breakpointWidths),
  };
}

function buildDensitySrcSet(request: SrcSetRequest, getUrl: (width: number) => string): SrcSet {
  const { width } = request;
  if (width === undefined) return { src: getUrl(request.maxWidth ?? 0) };
  const widths = listAvailableWidths(
    getDensities(request).map((density) => Math.round(width * density)),
    request.maxWidth,
  );
  const entries = widths.map(
    (variantWidth) => `${getUrl(variantWidth)} ${formatDensity(variantWidth / width)}`,
  );
  return { src: getUrl(widths.at(-1) ?? 0), srcSet: entries.join(', ') };
}

function getDensities(request: SrcSetRequest): readonly number[] {
  return request.densities ?? PIXEL_DENSITIES;
}

function formatDensity(density: number): string {
  return `${Number(density.toFixed(3))}x`;
}

/** Returns distinct widths in ascending order; widths above `maxWidth` become `maxWidth`. */
function listAvailableWidths(widths: readonly number[], maxWidth = Infinity): number[] {
  const limitedWidths = widths.map((width) => Math.min(width, maxWidth));
  return [...new Set(limitedWidths)].filter((width) => width > 0).toSorted((a, b) => a - b);
}
