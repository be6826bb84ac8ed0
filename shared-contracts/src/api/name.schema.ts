import { z } from 'zod';

import { isBlank, lineSchema, paragraphsSchema } from '#api/person-fields.schema.ts';
import { accountLimits } from '#api/session.ts';

const phonePattern = /\d[\d\s/()-]{6,}\d/u;
/** Matches what mail programs turn into links: email addresses, URLs with a scheme, and domains. */
const linkPattern = /@|:\/\/|www\.|[\p{L}\p{N}]\.(?:xn--|\p{L}{2})/iu;

/**
 * Whether a text contains an email address, a URL or a domain. Unicode characters that browsers treat
 * as a dot count as dots; invisible format characters are ignored.
 */
function containsLink(text: string): boolean {
  const visibleText = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return linkPattern.test(visibleText.replaceAll('。', '.'));
}

/**
 * Schema of a line without links, for text that mails repeat before the recipient has confirmed the
 * email address.
 */
export const lineWithoutLinksSchema = (max: number, min = 1) =>
  lineSchema(max, min).refine((value) => !containsLink(value), 'Bitte ohne Internetadresse.');

/** Multi-line plain text without links, for a mail to a person who has not asked for it. */
export const paragraphsWithoutLinksSchema = (max: number) =>
  paragraphsSchema(max).refine(
    (value) => !containsLink(value),
    'Bitte ohne Internetadresse; nach einem Punkt steht ein Leerzeichen.',
  );

/**
 * Schema of the name of a person, company or organizer. Mails to other people contain these names,
 * so a name must not contain links, domains, phone numbers or control characters.
 */
export const nameSchema = (max: number, min = 1) =>
  lineSchema(max, min).refine(
    (value) => !containsLink(value) && !phonePattern.test(value),
    'Bitte ohne E-Mail-Adresse, Internetadresse oder Telefonnummer.',
  );

const blankToNull = (value: unknown) => (isBlank(value) ? null : value);

/** Like {@link nameSchema}, but converts an empty field to null. */
export const optionalNameSchema = (max: number) =>
  z.preprocess(blankToNull, nameSchema(max).nullable()).optional();

/** Schema of the name that the site shows for an account. */
export const displayNameSchema = nameSchema(
  accountLimits.maxDisplayNameLength,
  accountLimits.minDisplayNameLength,
);
