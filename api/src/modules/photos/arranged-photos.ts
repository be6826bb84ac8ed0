import type { DeskPhoto, PhotoOrder } from '@gruenland/shared-contracts/api/photos.ts';

/** Photos in the order and with the texts that were asked for; unknown ones are left out. */
export function arrangedPhotos(
  photos: readonly DeskPhoto[],
  order: PhotoOrder['photos'],
): DeskPhoto[] {
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  return order.flatMap(({ id, alt }) => {
    const photo = known.get(id);
    known.delete(id);
    return photo ? [{ ...photo, alt }] : [];
  });
}
