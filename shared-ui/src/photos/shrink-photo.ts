import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { PhotoRefused } from './photo-refused.ts';
import { readPhotoHead } from './photo-size.ts';

/** Longest side that a page ever shows. */
const LONGEST = 2000;
const QUALITY = 0.86;

/** Before anything is decoded: a crafted picture would fill the memory of the tab. */
async function checkHead(file: File): Promise<'photo' | 'heic'> {
  const { kind, size } = await readPhotoHead(file);
  if (kind === 'svg' || kind === 'typ') throw new PhotoRefused(photoRefusals[kind]);
  if (!size) throw new PhotoRefused(photoRefusals[kind === 'heic' ? 'heic' : 'kaputt']);
  if (size.width * size.height >= adLimits.photoPixels) {
    throw new PhotoRefused(photoRefusals['zu-viele-pixel']);
  }
  return kind;
}

/**
 * A photo in the size that is kept anyway, so that less has to travel. The file as it is where the
 * browser cannot read it: the server says what is wrong with it.
 *
 * @throws PhotoRefused where its first bytes tell that the server would not take it
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const kind = await checkHead(file);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const { width, height } = bitmap;
  const scale = LONGEST / Math.max(width, height);
  const small = file.size < 600_000 && kind !== 'heic';
  if (scale >= 1 && small) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * Math.min(1, scale));
  canvas.height = Math.round(height * Math.min(1, scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return shrunk ?? file;
}
