import type { Drizzle } from '#db/database.ts';
import { kleinanzeigenCategories } from '#db/tables/kleinanzeigen-categories.ts';
import { kleinanzeigen } from '#db/tables/kleinanzeigen.ts';
import { insertAds } from '#modules/kleinanzeigen/ad-record.repository.ts';
import { ownPlaces } from '#modules/places/place.repository.ts';

import { seedAds } from './ads/seed-ads.ts';

/** Who has placed the demo's ads, without an account: messages to them lie in the Postausgang. */
const demoSeller = 'anbieter@hof.example';
/** All reminders of an ad's end: nobody is to be reminded of these. */
const reminded = 2;

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
    return { ...ad, categoryId, guestEmail: demoSeller, reminded };
  });
  await db.transaction((tx) => insertAds(tx, ads));
}
