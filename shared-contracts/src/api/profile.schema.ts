import { z } from 'zod';

import { displayNameSchema, optionalNameSchema } from '#api/name.schema.ts';
import {
  isBlank,
  lineSchema,
  optionalLineSchema,
  paragraphsSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { accountTypes, countries, salutations } from '#api/profile.ts';
import type { Country } from '#api/profile.ts';

/** Number of digits in a postcode, by country. */
const ZIP_LENGTHS: Readonly<Record<Country, number>> = { DE: 5, AT: 4, CH: 4 };
const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'die Schweiz',
};

/** Returns a German message for a postcode that is invalid in the country; null for a valid one. */
export function findZipProblem(zip: string, country: Country): string | null {
  const digits = ZIP_LENGTHS[country];
  if (new RegExp(`^\\d{${digits}}$`, 'u').test(zip)) return null;
  return `Eine Postleitzahl für ${COUNTRY_NAMES[country]} hat ${digits} Ziffern.`;
}

const phoneMessage = 'Bitte geben Sie die Nummer mit Vorwahl ein, zum Beispiel 04401 123456.';

/**
 * Schema of a phone number. Converts German notation to E.164: `0171 / 23 45 678` becomes
 * `+491712345678`.
 */
export const phoneSchema = z
  .string()
  .transform((value) =>
    value
      .trim()
      .replace(/[\s()/.-]/gu, '')
      .replace(/^00/u, '+')
      .replace(/^0/u, '+49'),
  )
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/u, phoneMessage));

const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional();

const profileFields = {
  displayName: displayNameSchema,
  salutation: optionalField(z.enum(salutations)),
  firstName: optionalNameSchema(60),
  lastName: optionalNameSchema(60),
  phone: optionalField(phoneSchema),
  street: optionalLineSchema(100),
  houseNo: optionalLineSchema(10),
  zip: optionalLineSchema(10),
  city: optionalLineSchema(80),
  country: optionalField(z.enum(countries)),
  accountType: z.enum(accountTypes),
  company: optionalNameSchema(120),
  legalName: optionalNameSchema(120),
  vatId: optionalField(
    lineSchema(20).pipe(z.string().regex(/^DE\d{9}$/u, 'Eine USt-IdNr. ist DE und neun Ziffern.')),
  ),
  registerNo: optionalLineSchema(40),
  imprint: optionalField(paragraphsSchema(2000)),
};

const REQUIRED_TRADER_FIELDS = {
  company: 'Bitte geben Sie Ihre Firma an.',
  legalName: 'Bitte geben Sie an, wer Sie vertritt.',
  imprint: 'Bitte geben Sie Ihr Impressum an.',
} as const;

export const changeProfileRequestSchema = z
  .strictObject({ ...profileFields, version: versionSchema })
  .superRefine((profile, context) => {
    const problem = profile.zip ? findZipProblem(profile.zip, profile.country ?? 'DE') : null;
    if (problem) context.addIssue({ code: 'custom', path: ['zip'], message: problem });
    if (profile.accountType !== 'trader') return;
    for (const [name, message] of Object.entries(REQUIRED_TRADER_FIELDS)) {
      if (!profile[name as keyof typeof REQUIRED_TRADER_FIELDS]) {
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  });

const nullableTextSchema = z.string().nullable();

export const profileSchema = z.object({
  email: z.string(),
  version: z.int(),
  /** Time in ISO 8601 format. */
  memberSince: z.string(),
  displayName: z.string(),
  salutation: z.enum(salutations).nullable(),
  firstName: nullableTextSchema,
  lastName: nullableTextSchema,
  phone: nullableTextSchema,
  street: nullableTextSchema,
  houseNo: nullableTextSchema,
  zip: nullableTextSchema,
  city: nullableTextSchema,
  country: z.enum(countries).nullable(),
  accountType: z.enum(accountTypes),
  company: nullableTextSchema,
  legalName: nullableTextSchema,
  vatId: nullableTextSchema,
  registerNo: nullableTextSchema,
  imprint: nullableTextSchema,
});
