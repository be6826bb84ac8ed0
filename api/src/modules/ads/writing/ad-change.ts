import type { Executor } from '#db/database.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { valuesOf } from './ad-content.ts';
import { insertDraft } from './draft.repository.ts';
import { photoIdOf } from '#modules/photos/photo-address.ts';

/**
 * A draft that starts from an ad as it is; one of a legacy category goes on in what replaced it, with
 * all that it states. @returns its id
 */
export async function insertChange(
  tx: Executor,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
): Promise<string> {
  const current = catalogue.currentOf(ad.categoryId);
  return insertDraft(tx, {
    userId: ad.userId,
    ownerKey: ad.ownerKey,
    adId: ad.id,
    adVersion: ad.version,
    categoryId: current && catalogue.isSelectable(current) ? current.id : ad.categoryId,
    values: valuesOf(ad, current?.slug ?? ''),
    photos: ad.pictures.map((picture, index) => ({
      ...picture,
      id: photoIdOf(picture.src) ?? `bild-${index + 1}`,
    })),
  });
}
