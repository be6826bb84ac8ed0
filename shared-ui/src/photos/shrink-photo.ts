import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { PhotoRejectedError } from './photo-rejected-error.ts';
import { readPhotoHead } from './photo-size.ts';

/** Longest side of a photo that pages display, in pixels. */
const MAX_SIDE_PX = 2000;
const JPEG_QUALITY = 0.86;

/**
 * Returns the kind of a photo, read from the file's first bytes. Runs before the browser decodes
 * the image, because a crafted image could exhaust the tab's memory.
 *
 * @throws PhotoRejectedError if the file cannot be used
 */
async function requirePhotoKind(file: File): Promise<'photo' | 'heic'> {
  const { kind, size } = await readPhotoHead(file);
  if (kind === 'svg' || kind === 'typ') throw new PhotoRejectedError(photoRefusals[kind]);
  if (!size) throw new PhotoRejectedError(photoRefusals[kind === 'heic' ? 'heic' : 'kaputt']);
  if (size.width * size.height >= adLimits.photoPixelLimit) {
    throw new PhotoRejectedError(photoRefusals['zu-viele-pixel']);
  }
  return kind;
}

/**
 * Scales a photo down to the largest displayed size, to reduce the upload. Returns the file
 * unchanged if it is already small, or if the browser cannot decode it. In the second case the
 * server reports the reason.
 *
 * @throws PhotoRejectedError if the first bytes show that the server would reject the file
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const kind = await requirePhotoKind(file);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const { width, height } = bitmap;
  const scale = MAX_SIDE_PX / Math.max(width, height);
  const isSmallFile = file.size < 600_000 && kind !== 'heic';
  if (scale >= 1 && isSmallFile) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * Math.min(1, scale));
  canvas.height = Math.round(height * Math.min(1, scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunkPhoto = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  return shrunkPhoto ?? file;
}
