import { z } from 'zod';

import { adConditions, adKinds, adPriceKinds, adSellerTypes } from '#api/ads.ts';
import { displayNameSchema } from '#api/name.schema.ts';
import { emailSchema, isBlank, lineSchema, paragraphsSchema } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';
import {
  adDeliveryKinds,
  adLimits,
  adPriceUnits,
  adVatModes,
  getPriceAmountRule,
  attributeFieldPrefix,
} from '#ads/ad-form.ts';
import type { AttributeDefinition } from '#ads/attribute-definition.ts';
import { getAttributes } from '#ads/attributes.ts';
import { readGermanNumber } from '#forms/german-number.ts';

export type FormValues = Readonly<Record<string, string>>;

const convertEmptyToNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (isBlank(value) || value === undefined ? null : value),
    schema.nullable(),
  );

const REQUIRED_MESSAGE = 'Bitte füllen Sie dieses Feld aus.';
const CHOICE_MESSAGE = 'Bitte wählen Sie etwas aus.';

/**
 * Returns the maximum value of a number attribute. The maximum of model year and harvest year
 * depends on the current year, which the static definition cannot express.
 */
function getUpperBound({ key, max }: AttributeDefinition): number | undefined {
  const year = new Date().getFullYear();
  if (key === 'baujahr') return year + 1;
  return key === 'erntejahr' ? year : max;
}

function createNumberSchema(attribute: AttributeDefinition) {
  const { min = 0, key } = attribute;
  const max = getUpperBound(attribute) ?? 1e9;
  const rangeMessage = `Bitte geben Sie eine Zahl von ${min} bis ${max} ein.`;
  return z
    .string(REQUIRED_MESSAGE)
    .transform((text) => readGermanNumber(text) ?? Number.NaN)
    .pipe(
      z
        .number(rangeMessage)
        .min(min, rangeMessage)
        .max(max, rangeMessage)
        .refine((value) => !key.endsWith('jahr') || Number.isInteger(value), rangeMessage),
    );
}

function createAttributeSchema(attribute: AttributeDefinition, isOptional: boolean): z.ZodType {
  const { type, options = [], required = false } = attribute;
  if (type === 'yes') {
    return z.preprocess((value) => ['true', 'on', 'ja'].includes(String(value)), z.boolean());
  }
  const field =
    type === 'number'
      ? createNumberSchema(attribute)
      : type === 'choice'
        ? z.enum(options as [string, ...string[]], CHOICE_MESSAGE)
        : lineSchema(80);
  return required && !isOptional
    ? z.preprocess((value) => (isBlank(value) ? undefined : value), field)
    : convertEmptyToNull(field);
}

const sellerSchema = z.enum(
  adSellerTypes,
  'Bitte geben Sie an, ob Sie privat oder gewerblich handeln.',
);
const guestFields = { name: displayNameSchema, email: emailSchema, anbieter: sellerSchema };

const adFields = {
  art: z.enum(adKinds, CHOICE_MESSAGE),
  titel: lineSchema(adLimits.maxTitleLength, adLimits.minTitleLength),
  beschreibung: paragraphsSchema(adLimits.maxDescriptionLength, adLimits.minDescriptionLength),
  preisart: z.enum(adPriceKinds, 'Bitte wählen Sie, wie der Preis gemeint ist.'),
  einheit: convertEmptyToNull(z.enum(adPriceUnits, CHOICE_MESSAGE)),
  mwst: convertEmptyToNull(z.enum(adVatModes, CHOICE_MESSAGE)),
  zustand: convertEmptyToNull(z.enum(adConditions, CHOICE_MESSAGE)),
  plz: z
    .string(REQUIRED_MESSAGE)
    .trim()
    .regex(/^\d{4,5}$/u, 'Eine Postleitzahl hat fünf Ziffern, in Österreich und der Schweiz vier.'),
  ort: lineSchema(80, 2),
  stueckzahl: convertEmptyToNull(
    createNumberSchema({ key: 'n', label: '', type: 'number', min: 1, max: 100_000 }),
  ),
  verfuegbar: convertEmptyToNull(typedDaySchema('Bitte geben Sie ein Datum ein.')),
};

const missingAsEmptyTextSchema = z.preprocess((value) => value ?? '', z.string());

/** Returns the price in cents, or a message if the price does not match the price kind. */
function readPrice(values: FormValues): { cents: number | null } | { problem: string } {
  const text = (values['preis'] ?? '').trim();
  const amount = getPriceAmountRule(values['preisart'] ?? '', values['art'] ?? '');
  if (text === '') {
    return amount === 'needed' ? { problem: 'Bitte geben Sie den Preis ein.' } : { cents: null };
  }
  if (amount === 'none') {
    return { problem: 'Zu dieser Preisangabe gehört kein Betrag. Bitte lassen Sie das Feld leer.' };
  }
  const euros = readGermanNumber(text);
  const cents = euros === null ? 0 : Math.round(euros * 100);
  if (cents < adLimits.minPriceEuros * 100 || cents > adLimits.maxPriceCents) {
    return { problem: 'Bitte geben Sie einen Betrag von 1 bis 99.999.999,99 Euro ein.' };
  }
  return { cents };
}

function buildAdFormSchema(slug: string, values: FormValues, guest: boolean) {
  const isOptional = values['art'] === 'suche';
  const attributes = Object.fromEntries(
    getAttributes(slug).map((attribute) => [
      attributeFieldPrefix + attribute.key,
      createAttributeSchema(attribute, isOptional),
    ]),
  );
  const fieldSchemas = Object.fromEntries(
    Object.entries({ ...adFields, ...(guest ? guestFields : {}) }).map(([name, field]) => [
      name,
      ['titel', 'beschreibung', 'plz', 'ort', 'name', 'email'].includes(name)
        ? missingAsEmptyTextSchema.pipe(field as z.ZodType<unknown, string>)
        : field,
    ]),
  ) as typeof adFields;
  return z.object({ ...fieldSchemas, ...attributes });
}

/** Ad data from a form that passed validation. */
export type AdInput = Extract<ReturnType<typeof readAdForm>, { ok: true }>['ad'];

/**
 * Validates the values of an ad form against the limits of ads and the attributes of the category.
 * Guests must also give name, email address and seller type.
 */
export function readAdForm(values: FormValues, slug: string, guest: boolean) {
  const price = readPrice(values);
  const result = buildAdFormSchema(slug, values, guest).safeParse(values);
  const errors: Record<string, string> = 'problem' in price ? { preis: price.problem } : {};
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!result.success || 'problem' in price || Object.keys(errors).length > 0) {
    return { ok: false, errors } as const;
  }
  const { data } = result;
  const rawData = data as Record<string, unknown>;
  return {
    ok: true,
    ad: {
      kind: data.art,
      title: data.titel,
      description: data.beschreibung,
      priceKind: data.preisart,
      priceCents: price.cents,
      priceUnit: data.einheit ?? 'gesamt',
      condition: data.zustand,
      attributes: Object.fromEntries(
        getAttributes(slug).flatMap(({ key }) => {
          const value = rawData[attributeFieldPrefix + key];
          return value === null || value === undefined || value === false ? [] : [[key, value]];
        }),
      ) as Readonly<Record<string, string | number | boolean>>,
      postcode: data.plz,
      place: data.ort,
      delivery: adDeliveryKinds.filter((option) => isTicked(values[`uebergabe-${option}`])),
      details: {
        ...(data.stueckzahl !== null && { quantity: data.stueckzahl }),
        ...(data.verfuegbar !== null && { availableFrom: data.verfuegbar }),
        ...(data.mwst !== null && { vatMode: data.mwst }),
        ...(isTicked(values['gewaehrleistung']) && { warrantyExcluded: true }),
      },
      guest: guest
        ? {
            name: String(rawData['name'] ?? ''),
            email: String(rawData['email'] ?? ''),
            seller:
              rawData['anbieter'] === 'gewerblich' ? ('gewerblich' as const) : ('privat' as const),
          }
        : null,
    },
  } as const;
}

const isTicked = (value: string | undefined) => ['true', 'on', 'ja'].includes(value ?? '');
