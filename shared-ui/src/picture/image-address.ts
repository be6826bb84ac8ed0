/** What the image service is asked for; absent or 0 for a side means "follows the other". */
export interface ImageVariant {
  readonly width: number;
  readonly height?: number | undefined;
  readonly quality?: number | undefined;
  readonly blur?: number | undefined;
  /** Focal point `x1xy1:x2xy2`, kept in view when the picture is cropped. */
  readonly focus?: string | undefined;
}

/** Hosts of stored files, by region and former ones; their old bucket bore the same names. */
const CONTENT_CDN =
  /^(?:https?:)?\/\/(?:(?:s3\.amazonaws\.com\/)?a2?(?:-[a-z]{2})?\.storyblok\.com|(?:s3\.amazonaws\.com\/)?a\.storyblokchina\.cn|img2?\.storyblok\.com(?:\/(?!f\/)[^/?#]+)*)(?=\/f\/)/i;
/** Segments with which a browser would leave the folder of pictures, written in any way. */
const UPWARDS = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)|%(?:2f|5c)|\\/i;
const FOCUS = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;

/**
 * The path of a stored picture on our own origin, or undefined when the image service does not
 * hold it. Stored addresses may be absolute, start with `//`, carry a transformation, or stand on
 * the hosts of former years (`img2.storyblok.com/600x0/f/…`, a bucket of the same name).
 */
export function servedPath(src: string): string | undefined {
  const path = src.replace(CONTENT_CDN, '');
  if (!/^\/(?:f|api\/fotos)\//.test(path)) return undefined;
  const bare = path.replace(/[?#].*$/, '');
  return UPWARDS.test(bare) ? undefined : bare.replace(/\/m(\/.*)?$/, '');
}

/** Drawings scale by themselves and must not be sent through the image service. */
export function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Address of a variant by the image service's grammar, as webp (specification section 9). */
export function variantAddress(path: string, variant: ImageVariant): string {
  const { width, height = 0, quality, blur, focus } = variant;
  const filters = [
    focus !== undefined && FOCUS.test(focus) && height > 0 ? `focal(${focus})` : '',
    quality === undefined ? '' : `quality(${quality})`,
    blur === undefined ? '' : `blur(${blur})`,
    'format(webp)',
  ];
  return `${path}/m/${width}x${height}/filters:${filters.filter(Boolean).join(':')}`;
}

/** Size of the original, which stands in the path of a stored picture (`/f/{space}/{W}x{H}/…`). */
export function sizeInPath(
  path: string,
): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /^\/(?:f|api\/fotos)\/[^/]+\/(\d{1,5})x(\d{1,5})\//.exec(path) ?? [];
  if (!Number(width) || !Number(height)) return undefined;
  return { width: Number(width), height: Number(height) };
}
