import type { AdContent } from './ad-content.ts';

/** A price that rises or falls by more than this is another offer. */
const priceRise = 1.3;
const priceFall = 0.7;

/** A fall as well: what is cheap beyond belief is what scams are made of. */
function isOtherPrice(before: AdContent, after: AdContent): boolean {
  if (before.priceKind !== after.priceKind || before.priceUnit !== after.priceUnit) return true;
  const [from, to] = [before.priceCents ?? 0, after.priceCents ?? 0];
  return to > from * priceRise || to < from * priceFall;
}

/** Whether a change has to be looked at like a new ad (domain 2.3). */
export function isMaterial(before: AdContent, after: AdContent): boolean {
  const known = new Set(before.pictures.map(({ src }) => src));
  return (
    before.categoryId !== after.categoryId ||
    before.kind !== after.kind ||
    before.title !== after.title ||
    before.description !== after.description ||
    before.condition !== after.condition ||
    before.postcode !== after.postcode ||
    before.place !== after.place ||
    isOtherPrice(before, after) ||
    after.pictures.some(
      ({ src, alt }, index) => !known.has(src) || alt !== before.pictures[index]?.alt,
    ) ||
    textsOf(before) !== textsOf(after)
  );
}

/** Attributes that hold free text can carry what the text may not. */
function textsOf({ attributes, sellerName }: AdContent): string {
  return JSON.stringify([sellerName, ...Object.entries(attributes).toSorted()]);
}
