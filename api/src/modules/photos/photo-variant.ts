import sharp from 'sharp';

/**
 * Available widths in pixels. A requested width is rounded up to one of these, which limits the
 * number of cached variants.
 */
const allowedWidths = [10, 80, 160, 240, 360, 480, 720, 960, 1280, 1600, 2000] as const;
/** Aspect ratios are rounded to multiples of 1/50, precise enough for every layout. */
const aspectRatioSteps = 50;

/** The requested size and effects of a photo. */
export interface PhotoVariant {
  readonly width: number;
  /** Height divided by width; 0 keeps the photo's aspect ratio. */
  readonly heightPerWidth: number;
  readonly blur: number;
}

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
  return {
    width: allowedWidths.find((allowedWidth) => allowedWidth >= widthPx) ?? 2000,
    heightPerWidth: Math.min(3, heightPerWidth),
    blur: blur > 0 ? 3 : 0,
  };
}

export async function makeVariant(
  originalPhoto: Buffer,
  { width, heightPerWidth, blur }: PhotoVariant,
): Promise<Buffer> {
  const height = heightPerWidth > 0 ? Math.max(1, Math.round(width * heightPerWidth)) : undefined;
  const picture = sharp(originalPhoto).resize({
    width,
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: heightPerWidth === 0,
  });
  return (blur > 0 ? picture.blur(blur) : picture)
    .webp({ quality: width <= 10 ? 50 : 76 })
    .toBuffer();
}
