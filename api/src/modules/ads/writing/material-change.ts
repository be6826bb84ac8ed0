import type { AdContent } from './ad-content.ts';

/** A price that rises by more than this factor makes the ad a different offer. */
const priceRiseFactor = 1.3;
const priceFallFactor = 0.7;

/**
 * Returns whether the new price makes the ad a different offer. A large price drop counts, because
 * scams use unrealistically low prices.
 */
function isDifferentPrice(contentBefore: AdContent, contentAfter: AdContent): boolean {
  if (
    contentBefore.priceKind !== contentAfter.priceKind ||
    contentBefore.priceUnit !== contentAfter.priceUnit
  )
    return true;
  const [centsBefore, centsAfter] = [contentBefore.priceCents ?? 0, contentAfter.priceCents ?? 0];
  return centsAfter > centsBefore * priceRiseFactor || centsAfter < centsBefore * priceFallFactor;
}

/** Returns whether a change needs the same review as a new ad (domain.md, section 2.3). */
export function isMaterialChange(contentBefore: AdContent, contentAfter: AdContent): boolean {
  const knownPictures = new Set(contentBefore.pictures.map(({ src }) => src));
  return (
    contentBefore.categoryId !== contentAfter.categoryId ||
    contentBefore.kind !== contentAfter.kind ||
    contentBefore.title !== contentAfter.title ||
    contentBefore.description !== contentAfter.description ||
    contentBefore.condition !== contentAfter.condition ||
    contentBefore.postcode !== contentAfter.postcode ||
    contentBefore.place !== contentAfter.place ||
    isDifferentPrice(contentBefore, contentAfter) ||
    contentAfter.pictures.some(
      ({ src, alt }, index) =>
        !knownPictures.has(src) || alt !== contentBefore.pictures[index]?.alt,
    ) ||
    joinTexts(contentBefore) !== joinTexts(contentAfter)
  );
}

/** Joins the attributes and the name of the seller into one text, to compare two versions. */
function joinTexts({ attributes, sellerName }: AdContent): string {
  return JSON.stringify([sellerName, ...Object.entries(attributes).toSorted()]);
}
