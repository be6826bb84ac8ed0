import sharp from 'sharp';

/**
 * Available widths in pixels. A requested width is rounded up to one of these, which limits the
 * number of cached variants.
 */
const allowedWidths = [10, 80, 160, 240, 360, 480, 720, 960, 1280, 1600, 2000] as const;
/** Aspect ratios are rounded to multiples of 1/50, precise enough for every layout. */
const aspectRatioSteps = 50;

/**
 * Largest AVIF variant in pixels, enough for 4:3 in a width of 1280. It takes about three seconds; a
 * larger one is sent as WebP.
 */
const maxAvifPixels = 1_250_000;

/** The requested size, effects and format of a photo. */
export interface PhotoVariant {
  readonly width: number;
  /** Height divided by width; 0 keeps the photo's aspect ratio. */
  readonly heightPerWidth: number;
  readonly blur: number;
  readonly format: 'webp' | 'avif';
}

const webpQuality = 76;
/** As similar to the original as WebP of `webpQuality`, in two thirds of its bytes (decision 133). */
const avifOptions = { quality: 50, effort: 4, tune: 'ssim', chromaSubsampling: '4:2:0' } as const;

/**
 * Parses a size such as `720x540` and filters such as `format(webp):blur(3)`. Returns null if the
 * size or the filters are invalid.
 */
export function parseVariant(size: string, filters: string): PhotoVariant | null {
  const [, width = '', height = ''] = /^(\d{1,4})x(\d{1,4})$/u.exec(size) ?? [];
  if (width === '' || !/^filters:[a-z0-9():.,x]{0,120}$/u.test(filters)) return null;
  const widthPx = Number(width);
  const heightPx = Number(height);
  const blur = Number(/blur\((\d{1,2})\)/u.exec(filters)?.[1] ?? 0);
  const heightPerWidth =
    widthPx > 0 && heightPx > 0
      ? Math.round((heightPx / widthPx) * aspectRatioSteps) / aspectRatioSteps
      : 0;
  const allowedWidth = allowedWidths.find((allowed) => allowed >= widthPx) ?? 2000;
  const pixels = allowedWidth * allowedWidth * heightPerWidth;
  const isAvif = filters.includes('format(avif)') && pixels > 0 && pixels <= maxAvifPixels;
  return {
    width: allowedWidth,
    heightPerWidth: Math.min(3, heightPerWidth),
    blur: blur > 0 ? 3 : 0,
    format: isAvif ? 'avif' : 'webp',
  };
}

export async function makeVariant(
  originalPhoto: Buffer,
  { width, heightPerWidth, blur, format }: PhotoVariant,
): Promise<Buffer> {
  const height = heightPerWidth > 0 ? Math.max(1, Math.round(width * heightPerWidth)) : undefined;
  const picture = sharp(originalPhoto).resize({
    width,
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: heightPerWidth === 0,
  });
  const shownPicture = blur > 0 ? picture.blur(blur) : picture;
  return format === 'avif'
    ? shownPicture.avif(avifOptions).toBuffer()
    : shownPicture.webp({ quality: width <= 10 ? 50 : webpQuality }).toBuffer();
}
