import type { DraftPhoto, PhotoOrder } from '@gruenland/shared-contracts/api/photos.ts';

/** Returns photos in the requested order with the requested descriptions. Ignores unknown ids. */
export function arrangePhotos(
  photos: readonly DraftPhoto[],
  order: PhotoOrder['photos'],
): DraftPhoto[] {
  const photosById = new Map(photos.map((photo) => [photo.id, photo]));
  return order.flatMap(({ id, alt }) => {
    const photo = photosById.get(id);
    photosById.delete(id);
    return photo ? [{ ...photo, alt }] : [];
  });
}
