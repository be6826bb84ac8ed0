/**
 * Parameters of an image variant. If width or height is absent or 0, the image service computes it
 * from the other one.
 */
export interface ImageVariant {
  readonly width: number;
  readonly height?: number | undefined;
  readonly quality?: number | undefined;
  readonly blur?: number | undefined;
  /** Focal point `x1xy1:x2xy2`, kept visible when the picture is cropped. */
  readonly focus?: string | undefined;
  /** Default `webp` (specification section 9). */
  readonly format?: 'webp' | 'avif';
}

/**
 * Matches the current and former Storyblok hosts of stored files in all regions, and S3 buckets
 * with the same names.
 */
const CONTENT_CDN_PATTERN =
  /^(?:https?:)?\/\/(?:(?:s3\.amazonaws\.com\/)?a2?(?:-[a-z]{2})?\.storyblok\.com|(?:s3\.amazonaws\.com\/)?a\.storyblokchina\.cn|img2?\.storyblok\.com(?:\/(?!f\/)[^/?#]+)*)(?=\/f\/)/i;
/** Path segments (also percent-encoded) with which a URL would leave the image folder. */
const PARENT_SEGMENTS_PATTERN = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)|%(?:2f|5c)|\\/i;
const FOCUS_PATTERN = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;

/**
 * Returns the path of a stored picture on the site's own origin; undefined if the site does not
 * serve the picture. `src` may be absolute, start with `//`, contain a transformation, or use a
 * former host (`img2.storyblok.com/600x0/f/…`, an S3 bucket of the same name).
 */
export function getServedPath(src: string): string | undefined {
  const path = src.replace(CONTENT_CDN_PATTERN, '');
  if (!/^\/(?:f|api\/fotos)\//.test(path)) return undefined;
  const pathWithoutQuery = path.replace(/[?#].*$/, '');
  return PARENT_SEGMENTS_PATTERN.test(pathWithoutQuery)
    ? undefined
    : pathWithoutQuery.replace(/\/m(\/.*)?$/, '');
}

/** Whether the file is a vector image, which must bypass the image service. */
export function isVectorImage(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Returns the URL of a variant in the image service's format. */
export function getVariantUrl(path: string, variant: ImageVariant): string {
  const { width, height = 0, quality, blur, focus, format = 'webp' } = variant;
  const filters = [
    focus !== undefined && FOCUS_PATTERN.test(focus) && height > 0 ? `focal(${focus})` : '',
    quality === undefined ? '' : `quality(${quality})`,
    blur === undefined ? '' : `blur(${blur})`,
    `format(${format})`,
  ];
  return `${path}/m/${width}x${height}/filters:${filters.filter(Boolean).join(':')}`;
}

/**
 * Reads the size of the original picture in pixels from the stored path (`/f/{space}/{W}x{H}/…`).
 */
export function readSizeFromPath(
  path: string,
): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /^\/(?:f|api\/fotos)\/[^/]+\/(\d{1,5})x(\d{1,5})\//.exec(path) ?? [];
  if (!Number(width) || !Number(height)) return undefined;
  return { width: Number(width), height: Number(height) };
}
