import type { Executor } from '#db/database.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { toFormValues } from './ad-content.ts';
import { insertDraft } from './draft.repository.ts';
import { parsePhotoId } from '#modules/photos/interface.ts';

/**
 * Creates a change draft from the current ad. If the ad is in a legacy category, the draft uses the
 * category that replaced it and keeps all attributes.
 * @returns the id of the draft
 */
export async function insertChangeDraft(
  tx: Executor,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
): Promise<string> {
  const currentCategory = catalogue.getCurrentCategory(ad.categoryId);
  return insertDraft(tx, {
    userId: ad.userId,
    ownerKey: ad.ownerKey,
    adId: ad.id,
    adVersion: ad.version,
    categoryId:
      currentCategory && catalogue.isSelectable(currentCategory)
        ? currentCategory.id
        : ad.categoryId,
    values: toFormValues(ad, currentCategory?.slug ?? ''),
    photos: ad.pictures.map((picture, index) => ({
      ...picture,
      id: parsePhotoId(picture.src) ?? `bild-${index + 1}`,
    })),
  });
}
