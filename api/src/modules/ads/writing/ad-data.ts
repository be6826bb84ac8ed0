import { eq, inArray } from 'drizzle-orm';
import type { Drizzle } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { deleteCasesOf } from '#modules/moderation/case.repository.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { adSlug } from '../ad-slug.ts';
import { findAllAdsOf } from './own-ad.repository.ts';

/** Personal data in ads and ad drafts, which are erased together with the account. */
export function adData(db: Drizzle): PersonalData {
  return {
    title: 'Kleinanzeigen',
    export: async (subject) => {
      const { id } = subject;
      const ads = await findAllAdsOf(db, subject);
      const drafts = await db.select().from(adDrafts).where(eq(adDrafts.userId, id));
      return {
        anzeigen: ads.map((each) => ({
          adresse: `/kleinanzeigen/${adSlug(each)}`,
          stand: each.state,
          titel: each.title,
          beschreibung: each.description,
          angaben: each.attributes,
          preisInCent: each.priceCents,
          ort: `${each.postcode} ${each.place}`,
          bilder: each.pictures.map(({ src }) => src),
          eingestellt: each.publishedAt,
          endet: each.expiresAt,
        })),
        entwuerfe: drafts.map(({ values, updatedAt }) => ({ angaben: values, stand: updatedAt })),
      };
    },
    erase: async (tx, subject) => {
      const ids = (await findAllAdsOf(tx, subject)).map(({ id }) => id);
      await deleteCasesOf(tx, 'ad', ids);
      await tx.delete(adDrafts).where(eq(adDrafts.userId, subject.id));
      await tx.delete(ad).where(inArray(ad.id, ids));
    },
  };
}
