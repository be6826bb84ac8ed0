import { z } from 'zod';

import {
  isBlank,
  displayNameSchema,
  lineSchema,
  optionalLineSchema,
  paragraphsSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { accountTypes, countries, salutations } from '#api/profile.ts';
import type { ChangeProfileRequest, Country, Profile } from '#api/profile.ts';

/** Number of digits in a postcode, by country. */
const zipDigits: Readonly<Record<Country, number>> = { DE: 5, AT: 4, CH: 4 };
const countryNames: Readonly<Record<Country, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'die Schweiz',
};

/** Returns a German message for a postcode that is invalid in the country; null for a valid one. */
export function findZipProblem(zip: string, country: Country): string | null {
  const digits = zipDigits[country];
  if (new RegExp(`^\\d{${digits}}$`, 'u').test(zip)) return null;
  return `Eine Postleitzahl für ${countryNames[country]} hat ${digits} Ziffern.`;
}

const phoneMessage = 'Bitte geben Sie die Nummer mit Vorwahl ein, zum Beispiel 04401 123456.';

/**
 * Converts a phone number in German notation to E.164: `0171 / 23 45 678` becomes `+491712345678`.
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

const fields = {
  displayName: displayNameSchema,
  salutation: optionalField(z.enum(salutations)),
  firstName: optionalLineSchema(60),
  lastName: optionalLineSchema(60),
  phone: optionalField(phoneSchema),
  street: optionalLineSchema(100),
  houseNo: optionalLineSchema(10),
  zip: optionalLineSchema(10),
  city: optionalLineSchema(80),
  country: optionalField(z.enum(countries)),
  accountType: z.enum(accountTypes),
  company: optionalLineSchema(120),
  legalName: optionalLineSchema(120),
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
  .strictObject({ ...fields, version: versionSchema })
  .superRefine((profile, context) => {
    const problem = profile.zip ? findZipProblem(profile.zip, profile.country ?? 'DE') : null;
    if (problem) context.addIssue({ code: 'custom', path: ['zip'], message: problem });
    if (profile.accountType !== 'trader') return;
    for (const [name, message] of Object.entries(REQUIRED_TRADER_FIELDS)) {
      if (!profile[name as keyof typeof REQUIRED_TRADER_FIELDS]) {
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  }) satisfies z.ZodType<ChangeProfileRequest>;

const text = z.string().nullable();

export const profileSchema = z.object({
  email: z.string(),
  version: z.int(),
  memberSince: z.string(),
  displayName: z.string(),
  salutation: z.enum(salutations).nullable(),
  firstName: text,
  lastName: text,
  phone: text,
  street: text,
  houseNo: text,
  zip: text,
  city: text,
  country: z.enum(countries).nullable(),
  accountType: z.enum(accountTypes),
  company: text,
  legalName: text,
  vatId: text,
  registerNo: text,
  imprint: text,
}) satisfies z.ZodType<Profile>;
