import { z } from 'zod';

import { adConditions, adKinds, adPriceKinds, adSellers } from '#api/ads.ts';
import { displayName, email, isBlank, line, paragraphs } from '#api/person-fields.schema.ts';
import { typedDay } from '#api/typed-day.schema.ts';
import {
  adDeliveries,
  adLimits,
  adPriceUnits,
  adVatModes,
  amountOf,
  attributePrefix,
} from '#ads/ad-form.ts';
import type { AttributeDefinition } from '#ads/attribute-definition.ts';
import { attributesOf } from '#ads/attributes.ts';
import { readGermanNumber } from '#forms/german-number.ts';

export type FormValues = Readonly<Record<string, string>>;

const blankable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (isBlank(value) || value === undefined ? null : value),
    schema.nullable(),
  );

const needed = 'Bitte füllen Sie dieses Feld aus.';
const choose = 'Bitte wählen Sie etwas aus.';

/** A moving limit where the definition holds only a fixed one. */
function greatest({ key, max }: AttributeDefinition): number | undefined {
  const year = new Date().getFullYear();
  if (key === 'baujahr') return year + 1;
  return key === 'erntejahr' ? year : max;
}

function numberField(attribute: AttributeDefinition) {
  const { min = 0, key } = attribute;
  const max = greatest(attribute) ?? 1e9;
  const wrong = `Bitte geben Sie eine Zahl von ${min} bis ${max} ein.`;
  return z
    .string(needed)
    .transform((text) => readGermanNumber(text) ?? Number.NaN)
    .pipe(
      z
        .number(wrong)
        .min(min, wrong)
        .max(max, wrong)
        .refine((value) => !key.endsWith('jahr') || Number.isInteger(value), wrong),
    );
}

function attributeField(attribute: AttributeDefinition, optional: boolean): z.ZodType {
  const { type, options = [], required = false } = attribute;
  if (type === 'yes') {
    return z.preprocess((value) => ['true', 'on', 'ja'].includes(String(value)), z.boolean());
  }
  const field =
    type === 'number'
      ? numberField(attribute)
      : type === 'choice'
        ? z.enum(options as [string, ...string[]], choose)
        : line(80);
  return required && !optional
    ? z.preprocess((value) => (isBlank(value) ? undefined : value), field)
    : blankable(field);
}

const seller = z.enum(adSellers, 'Bitte geben Sie an, ob Sie privat oder gewerblich handeln.');
const contact = { name: displayName, email, anbieter: seller };

const fields = {
  art: z.enum(adKinds, choose),
  titel: line(adLimits.titleMax, adLimits.titleMin),
  beschreibung: paragraphs(adLimits.descriptionMax, adLimits.descriptionMin),
  preisart: z.enum(adPriceKinds, 'Bitte wählen Sie, wie der Preis gemeint ist.'),
  einheit: blankable(z.enum(adPriceUnits, choose)),
  mwst: blankable(z.enum(adVatModes, choose)),
  zustand: blankable(z.enum(adConditions, choose)),
  plz: z
    .string(needed)
    .trim()
    .regex(/^\d{4,5}$/u, 'Eine Postleitzahl hat fünf Ziffern, in Österreich und der Schweiz vier.'),
  ort: line(80, 2),
  stueckzahl: blankable(numberField({ key: 'n', label: '', type: 'number', min: 1, max: 100_000 })),
  verfuegbar: blankable(typedDay('Bitte geben Sie ein Datum ein.')),
};

const missing = z.preprocess((value) => value ?? '', z.string());

/** An amount in cents; a message where it does not fit the way of stating the price. */
function readPrice(values: FormValues): { cents: number | null } | { problem: string } {
  const text = (values['preis'] ?? '').trim();
  const amount = amountOf(values['preisart'] ?? '', values['art'] ?? '');
  if (text === '') {
    return amount === 'needed' ? { problem: 'Bitte geben Sie den Preis ein.' } : { cents: null };
  }
  if (amount === 'none') {
    return { problem: 'Zu dieser Preisangabe gehört kein Betrag. Bitte lassen Sie das Feld leer.' };
  }
  const euros = readGermanNumber(text);
  const cents = euros === null ? 0 : Math.round(euros * 100);
  if (cents < adLimits.euroMin * 100 || cents > adLimits.centsMax) {
    return { problem: 'Bitte geben Sie einen Betrag von 1 bis 99.999.999,99 Euro ein.' };
  }
  return { cents };
}

function schemaOf(slug: string, values: FormValues, guest: boolean) {
  const lenient = values['art'] === 'suche';
  const attributes = Object.fromEntries(
    attributesOf(slug).map((attribute) => [
      attributePrefix + attribute.key,
      attributeField(attribute, lenient),
    ]),
  );
  const typed = Object.fromEntries(
    Object.entries({ ...fields, ...(guest ? contact : {}) }).map(([name, field]) => [
      name,
      ['titel', 'beschreibung', 'plz', 'ort', 'name', 'email'].includes(name)
        ? missing.pipe(field as z.ZodType<unknown, string>)
        : field,
    ]),
  ) as typeof fields;
  return z.object({ ...typed, ...attributes });
}

/** An ad as its form states it, checked. */
export type AdInput = Extract<ReturnType<typeof readAdForm>, { ok: true }>['ad'];

/**
 * Reads what was typed against limits and the category's attributes. Guests also give name, address
 * and whether they trade.
 */
export function readAdForm(values: FormValues, slug: string, guest: boolean) {
  const price = readPrice(values);
  const read = schemaOf(slug, values, guest).safeParse(values);
  const errors: Record<string, string> = 'problem' in price ? { preis: price.problem } : {};
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!read.success || 'problem' in price || Object.keys(errors).length > 0) {
    return { ok: false, errors } as const;
  }
  const { data } = read;
  const facts = data as Record<string, unknown>;
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
        attributesOf(slug).flatMap(({ key }) => {
          const value = facts[attributePrefix + key];
          return value === null || value === undefined || value === false ? [] : [[key, value]];
        }),
      ) as Readonly<Record<string, string | number | boolean>>,
      postcode: data.plz,
      place: data.ort,
      delivery: adDeliveries.filter((way) => isTicked(values[`uebergabe-${way}`])),
      details: {
        ...(data.stueckzahl !== null && { quantity: data.stueckzahl }),
        ...(data.verfuegbar !== null && { availableFrom: data.verfuegbar }),
        ...(data.mwst !== null && { vatMode: data.mwst }),
        ...(isTicked(values['gewaehrleistung']) && { warrantyExcluded: true }),
      },
      guest: guest
        ? {
            name: String(facts['name'] ?? ''),
            email: String(facts['email'] ?? ''),
            seller:
              facts['anbieter'] === 'gewerblich' ? ('gewerblich' as const) : ('privat' as const),
          }
        : null,
    },
  } as const;
}

const isTicked = (value: string | undefined) => ['true', 'on', 'ja'].includes(value ?? '');
