import { eq, inArray } from 'drizzle-orm';
import type { Drizzle } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { deleteCasesOfEntries } from '#modules/moderation/interface.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { createAdSlug } from '../ad-slug.ts';
import { findAllAdsOfAccount } from './own-ad.repository.ts';

/** Returns the functions that export and erase an account's ads and ad drafts. */
export function createAdPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Kleinanzeigen',
    export: async (subject) => {
      const { id } = subject;
      const ads = await findAllAdsOfAccount(db, subject);
      const drafts = await db.select().from(adDrafts).where(eq(adDrafts.userId, id));
      return {
        anzeigen: ads.map((ownAd) => ({
          adresse: `/kleinanzeigen/${createAdSlug(ownAd)}`,
          stand: ownAd.state,
          titel: ownAd.title,
          beschreibung: ownAd.description,
          angaben: ownAd.attributes,
          preisInCent: ownAd.priceCents,
          ort: `${ownAd.postcode} ${ownAd.place}`,
          bilder: ownAd.pictures.map(({ src }) => src),
          eingestellt: ownAd.publishedAt,
          endet: ownAd.expiresAt,
        })),
        entwuerfe: drafts.map(({ values, updatedAt }) => ({ angaben: values, stand: updatedAt })),
      };
    },
    erase: async (tx, subject) => {
      const ids = (await findAllAdsOfAccount(tx, subject)).map(({ id }) => id);
      await deleteCasesOfEntries(tx, 'ad', ids);
      await tx.delete(adDrafts).where(eq(adDrafts.userId, subject.id));
      await tx.delete(ad).where(inArray(ad.id, ids));
    },
  };
}
