import type { AdInput } from '@gruenland/shared-contracts/api/ad-form.schema.ts';
import { readAdForm } from '@gruenland/shared-contracts/api/ad-form.schema.ts';
import { getAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';
import type { Executor } from '#db/database.ts';
import { locate } from '#places/locate.ts';
import { findProfile } from '#modules/profile/interface.ts';
import { Problem } from '#problem.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import type { StoredDraft } from './draft.repository.ts';

/** The columns that contain what the author of an ad enters in the form. */
export type AdContent = Pick<
  StoredAd,
  | 'kind'
  | 'title'
  | 'description'
  | 'categoryId'
  | 'priceKind'
  | 'priceCents'
  | 'priceUnit'
  | 'condition'
  | 'attributes'
  | 'pictures'
  | 'postcode'
  | 'place'
  | 'region'
  | 'lat'
  | 'lng'
  | 'delivery'
  | 'seller'
  | 'sellerName'
  | 'guestEmail'
  | 'details'
>;

/** Picks the columns that contain what the author of an ad enters in the form. */
export function pickContentColumns(ad: StoredAd): AdContent {
  return {
    kind: ad.kind,
    title: ad.title,
    description: ad.description,
    categoryId: ad.categoryId,
    priceKind: ad.priceKind,
    priceCents: ad.priceCents,
    priceUnit: ad.priceUnit,
    condition: ad.condition,
    attributes: ad.attributes,
    pictures: ad.pictures,
    postcode: ad.postcode,
    place: ad.place,
    region: ad.region,
    lat: ad.lat,
    lng: ad.lng,
    delivery: ad.delivery,
    seller: ad.seller,
    sellerName: ad.sellerName,
    guestEmail: ad.guestEmail,
    details: ad.details,
  };
}

const metersPerLatitudeDegree = 111_195;
const blurDistanceMeters = 1000;

/**
 * Moves the point by about a kilometre. The direction depends only on the seed, so that repeated
 * reads return the same point and do not reveal the real one.
 */
function blurPoint(place: { readonly lat: number; readonly lng: number }, seed: string) {
  const angleRadians =
    [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3600, 7) / 573;
  const stepDegrees = blurDistanceMeters / metersPerLatitudeDegree;
  return {
    lat: place.lat + Math.sin(angleRadians) * stepDegrees,
    lng: place.lng + (Math.cos(angleRadians) * stepDegrees) / Math.cos((place.lat * Math.PI) / 180),
  };
}

interface Seller {
  readonly seller: 'privat' | 'gewerblich';
  readonly sellerName: string;
  readonly guestEmail: string | null;
}

const traderFields = {
  company: 'Firma',
  legalName: 'Vertretungsberechtigte Person',
  imprint: 'Impressum',
} as const;

/**
 * Returns the seller data, which users set in their account and guests enter in the form. Guests
 * are always private sellers.
 */
async function findSeller(
  db: Executor,
  userId: string | null,
  guestInput: AdInput['guest'],
): Promise<Seller> {
  if (userId === null) {
    if (guestInput?.seller === 'gewerblich') {
      const seller =
        'Gewerbliche Anzeigen brauchen ein Konto mit Firma und Impressum. Bitte melden Sie sich an.';
      throw new Problem('form.invalid', { fields: { anbieter: seller } });
    }
    return {
      seller: 'privat',
      sellerName: guestInput?.name ?? '',
      guestEmail: guestInput?.email ?? null,
    };
  }
  const profile = await findProfile(db, userId);
  if (!profile) throw new Problem('session.required');
  const { accountType, displayName, company } = profile;
  if (accountType !== 'trader') {
    return { seller: 'privat', sellerName: displayName, guestEmail: null };
  }
  const missingFields = Object.entries(traderFields).filter(
    ([name]) => !profile[name as 'company'],
  );
  if (missingFields.length > 0) {
    const missingLabels = missingFields.map(([, label]) => label).join(', ');
    const seller = `In Ihrem Profil fehlt: ${missingLabels}. Ohne diese Angaben darf eine gewerbliche Anzeige nicht erscheinen.`;
    throw new Problem('form.invalid', { fields: { anbieter: seller } });
  }
  return { seller: 'gewerblich', sellerName: company ?? displayName, guestEmail: null };
}

/**
 * Keeps only the details that this kind of seller may state: a trader cannot exclude the warranty
 * towards consumers (§ 476 BGB), a private seller shows no VAT. The form hides the forbidden
 * fields, but stored or posted values may still contain them.
 */
function selectAllowedDetails(
  { vatMode, warrantyExcluded, ...details }: AdContent['details'],
  seller: Seller['seller'],
): AdContent['details'] {
  return {
    ...details,
    ...(seller === 'gewerblich' && vatMode !== undefined && { vatMode }),
    ...(seller === 'privat' && warrantyExcluded && { warrantyExcluded }),
  };
}

/**
 * Converts a draft into ad content.
 * @throws Problem `form.invalid` with a message per invalid field
 */
export async function toAdContent(
  db: Executor,
  draft: Pick<StoredDraft, 'id' | 'categoryId' | 'values' | 'photos'>,
  userId: string | null,
  catalogue: CategoryCatalogue,
): Promise<AdContent> {
  const category = catalogue.findById(draft.categoryId);
  if (!category || !catalogue.isSelectable(category)) {
    const message = 'Diese Kategorie gibt es nicht mehr. Bitte wählen Sie eine andere.';
    throw new Problem('form.invalid', { fields: { kategorie: message } });
  }
  const parsedForm = readAdForm(draft.values, category.slug, userId === null);
  if (!parsedForm.ok) throw new Problem('form.invalid', { fields: parsedForm.errors });
  const { guest, ...input } = parsedForm.ad;
  const location = await locate(db, { postcode: input.postcode, name: input.place });
  if (!location) {
    const message = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
    throw new Problem('form.invalid', { fields: { plz: message } });
  }
  const seller = await findSeller(db, userId, guest);
  return {
    ...input,
    ...seller,
    details: selectAllowedDetails(input.details, seller.seller),
    categoryId: category.id,
    region: location.region,
    ...blurPoint(location, draft.id),
    pictures: draft.photos.map(({ src, alt, width, height }, index) => ({
      src,
      alt: alt || `${input.title}, Bild ${index + 1}`,
      width,
      height,
    })),
  };
}

/** Returns the ad's content as form values with which the owner starts a change. */
export function toFormValues(ad: StoredAd, categorySlug: string): Record<string, string> {
  const toText = (value: string | number | boolean | null | undefined) =>
    value === null || value === undefined ? '' : String(value).replace('.', ',');
  const facts = getAttributes(categorySlug).flatMap(({ key }): [string, string][] => {
    const value = ad.attributes[key];
    return value === undefined || value === false
      ? []
      : [[`a-${key}`, typeof value === 'number' ? toText(value) : String(value)]];
  });
  const { details } = ad;
  return {
    art: ad.kind,
    titel: ad.title,
    beschreibung: ad.description,
    preisart: ad.priceKind,
    preis: ad.priceCents === null ? '' : toText(ad.priceCents / 100),
    einheit: ad.priceUnit,
    zustand: ad.condition ?? '',
    plz: ad.postcode,
    ort: ad.place,
    stueckzahl: toText(details.quantity),
    verfuegbar: details.availableFrom ?? '',
    mwst: details.vatMode ?? '',
    ...(details.warrantyExcluded && { gewaehrleistung: 'true' }),
    ...Object.fromEntries(ad.delivery.map((deliveryKind) => [`uebergabe-${deliveryKind}`, 'true'])),
    ...(ad.userId === null && {
      name: ad.sellerName,
      email: ad.guestEmail ?? '',
      anbieter: ad.seller,
    }),
    ...Object.fromEntries(facts),
  };
}
