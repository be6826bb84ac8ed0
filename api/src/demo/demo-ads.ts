import { ulid } from 'ulid';
import type { Drizzle, Executor } from '#db/database.ts';
import { kleinanzeigenCategories } from '#db/tables/ad-categories.ts';
import { kleinanzeigen } from '#db/tables/ads.ts';
import { users } from '#db/tables/users.ts';
import { insertAds } from '#modules/ads/ad-record.repository.ts';
import { ownPlaces } from '#modules/places/place.repository.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';

import { seedAds } from './ads/seed-ads.ts';
import { demoTraders } from './ads/traders.ts';

/** Who has placed the private ones of the demo's ads, without an account: messages to them lie in the Postausgang. */
const demoSeller = 'anbieter@hof.example';
/** All reminders of an ad's end: nobody is to be reminded of these. */
const reminded = 2;

/** Accounts of who sells by trade, which nobody can sign in to. @returns their ids by name */
async function addTraders(tx: Executor): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [company, trader] of Object.entries(demoTraders)) {
    const id = (await findStoredUser(tx, trader))?.id ?? ulid();
    ids.set(company, id);
    const account = { emailVerified: true, accountType: 'trader', termsAcceptedAt: new Date() };
    await tx
      .insert(users)
      .values({ ...trader, ...account, id, company, displayName: company })
      .onConflictDoNothing();
  }
  return ids;
}

/** Fills an empty market; never done in a configured database. */
export async function addDemoAds(db: Drizzle): Promise<void> {
  const some = await db.select({ id: kleinanzeigen.id }).from(kleinanzeigen).limit(1);
  if (some.length > 0) return;
  const categories = await db
    .select({ id: kleinanzeigenCategories.id, slug: kleinanzeigenCategories.slug })
    .from(kleinanzeigenCategories);
  const ids = new Map(categories.map(({ id, slug }) => [slug, id]));
  const ads = seedAds(await ownPlaces(), new Date()).map(({ category, ...ad }) => {
    const categoryId = ids.get(category);
    if (!categoryId) throw new Error(`no category ${category}`);
    return { ...ad, categoryId, reminded };
  });
  await db.transaction(async (tx) => {
    const traders = await addTraders(tx);
    const owned = ads.map((ad) => ({
      ...ad,
      ...(ad.seller === 'gewerblich'
        ? { userId: traders.get(ad.sellerName) ?? null }
        : { guestEmail: demoSeller }),
    }));
    await insertAds(tx, owned);
  });
}
