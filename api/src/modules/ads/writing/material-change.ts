import type { AdContent } from './ad-content.ts';

/** A price increase above this factor counts as a different offer. */
const priceRiseFactor = 1.3;
const priceFallFactor = 0.7;

/**
 * Whether the new price makes the ad a different offer. A large price drop does too, because scams
 * use unrealistically low prices.
 */
function isDifferentPrice(before: AdContent, after: AdContent): boolean {
  if (before.priceKind !== after.priceKind || before.priceUnit !== after.priceUnit) return true;
  const [from, to] = [before.priceCents ?? 0, after.priceCents ?? 0];
  return to > from * priceRiseFactor || to < from * priceFallFactor;
}

/** Whether a change needs the same review as a new ad (domain 2.3). */
export function isMaterialChange(before: AdContent, after: AdContent): boolean {
  const knownPictures = new Set(before.pictures.map(({ src }) => src));
  return (
    before.categoryId !== after.categoryId ||
    before.kind !== after.kind ||
    before.title !== after.title ||
    before.description !== after.description ||
    before.condition !== after.condition ||
    before.postcode !== after.postcode ||
    before.place !== after.place ||
    isDifferentPrice(before, after) ||
    after.pictures.some(
      ({ src, alt }, index) => !knownPictures.has(src) || alt !== before.pictures[index]?.alt,
    ) ||
    joinTexts(before) !== joinTexts(after)
  );
}

/** Joins the free texts outside the description, which can contain forbidden content too. */
function joinTexts({ attributes, sellerName }: AdContent): string {
  return JSON.stringify([sellerName, ...Object.entries(attributes).toSorted()]);
}
