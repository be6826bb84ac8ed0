import sharp from 'sharp';

/**
 * Available widths in pixels. A request gets the next larger available width, which limits the
 * number of cached variants.
 */
const allowedWidths = [10, 80, 160, 240, 360, 480, 720, 960, 1280, 1600, 2000] as const;
/** Aspect ratios are rounded to multiples of 1/50, precise enough for every layout. */
const shapeSteps = 50;

/** The requested size and effects of a photo. */
export interface PhotoVariant {
  readonly width: number;
  /** Height divided by width; 0 keeps the photo's aspect ratio. */
  readonly shape: number;
  readonly blur: number;
}

/** Parses a size such as `720x540` and filters such as `format(webp):blur(3)`; null if invalid. */
export function parseVariant(box: string, filters: string): PhotoVariant | null {
  const [, width = '', height = ''] = /^(\d{1,4})x(\d{1,4})$/u.exec(box) ?? [];
  if (width === '' || !/^filters:[a-z0-9():.,x]{0,120}$/u.test(filters)) return null;
  const widthPx = Number(width);
  const heightPx = Number(height);
  const blur = Number(/blur\((\d{1,2})\)/u.exec(filters)?.[1] ?? 0);
  const shape =
    widthPx > 0 && heightPx > 0 ? Math.round((heightPx / widthPx) * shapeSteps) / shapeSteps : 0;
  return {
    width: allowedWidths.find((allowedWidth) => allowedWidth >= widthPx) ?? 2000,
    shape: Math.min(3, shape),
    blur: blur > 0 ? 3 : 0,
  };
}

export async function makeVariant(
  originalPhoto: Buffer,
  { width, shape, blur }: PhotoVariant,
): Promise<Buffer> {
  const height = shape > 0 ? Math.max(1, Math.round(width * shape)) : undefined;
  const picture = sharp(originalPhoto).resize({
    width,
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: shape === 0,
  });
  return (blur > 0 ? picture.blur(blur) : picture)
    .webp({ quality: width <= 10 ? 50 : 76 })
    .toBuffer();
}
