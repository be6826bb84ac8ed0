import { ulid } from 'ulid';
import type { Drizzle, Executor } from '#db/database.ts';
import { adCategories } from '#db/tables/ad-categories.ts';
import { ads } from '#db/tables/ads.ts';
import { users } from '#db/tables/users.ts';
import { insertAds } from '#modules/ads/ad-record.repository.ts';
import { readBundledPlaces } from '#places/place.repository.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';

import { generateSeedAds } from './ads/generate-seed-ads.ts';
import { demoTraders } from './ads/traders.ts';

/**
 * Email address of the guest who sells the private demo ads. Messages to it arrive in the mail
 * catcher.
 */
const demoSellerEmail = 'anbieter@hof.example';
/**
 * Number of reminders stored as already sent for demo ads. It is the maximum, so that they trigger
 * no mails.
 */
const sentReminderCount = 2;

/**
 * Creates accounts without passwords for commercial sellers. @returns account ids by company name
 */
async function addTraders(tx: Executor): Promise<ReadonlyMap<string, string>> {
  const idsByCompany = new Map<string, string>();
  for (const [company, { email, legalName, imprint, registerNo }] of Object.entries(demoTraders)) {
    const trader = { email, legalName, imprint, registerNo };
    const id = (await findStoredUser(tx, trader))?.id ?? ulid();
    idsByCompany.set(company, id);
    const accountValues = {
      emailVerified: true,
      accountType: 'trader',
      termsAcceptedAt: new Date(),
    } as const;
    await tx
      .insert(users)
      .values({ ...trader, ...accountValues, id, company, displayName: company })
      .onConflictDoNothing();
  }
  return idsByCompany;
}

/** Fills an empty ad market with demo ads. It is called only for the embedded database. */
export async function addDemoAds(db: Drizzle): Promise<void> {
  const existingAds = await db.select({ id: ads.id }).from(ads).limit(1);
  if (existingAds.length > 0) return;
  const categories = await db
    .select({ id: adCategories.id, slug: adCategories.slug })
    .from(adCategories);
  const categoryIdsBySlug = new Map(categories.map(({ id, slug }) => [slug, id]));
  const demoAds = generateSeedAds(await readBundledPlaces(), new Date()).map(
    ({ category, ...ad }) => {
      const categoryId = categoryIdsBySlug.get(category);
      if (!categoryId) throw new Error(`unknown category ${category}`);
      return { ...ad, categoryId, reminded: sentReminderCount };
    },
  );
  await db.transaction(async (tx) => {
    const traderIdsByName = await addTraders(tx);
    const adsWithOwners = demoAds.map((ad) => ({
      ...ad,
      ...(ad.seller === 'gewerblich'
        ? { userId: traderIdsByName.get(ad.sellerName) ?? null }
        : { guestEmail: demoSellerEmail }),
    }));
    await insertAds(tx, adsWithOwners);
  });
}
