import { z } from 'zod';

import { isBlank, lineSchema, paragraphsSchema } from '#api/person-fields.schema.ts';
import { accountLimits } from '#api/session.ts';

/**
 * Matches seven or more digits of any script with at most three other characters between two
 * digits.
 */
const phonePattern = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6}/u;
/**
 * Matches what mail programs turn into links: email addresses, URLs with a scheme, domains and IPv4
 * addresses.
 */
const linkPattern =
  /@|:\/\/|www\.|[\p{L}\p{M}\p{N}]\.(?:xn--|[\p{L}\p{M}]{2})|\p{Nd}(?:\.\p{Nd}{1,3}){3}/iu;
/** Matches a full stop in brackets or after a space, as in `evil[.]de` and `evil .de`. */
const disguisedFullStopPattern = /[[({]\s*\.\s*[\])}]|\s\.\p{L}{2}/u;
/**
 * Matches the gap in an abbreviation such as `Dr.Müller` or `v.d.Berg`: the next word starts with a
 * capital letter and is not a usual top-level domain.
 */
const abbreviationGapPattern =
  /(?<=(?:^|[^\p{L}\p{M}\p{N}])\p{L}{1,4}\.)(?!(?:Com|Net|Org|Info|App|Dev|Shop|Club|Site|Online|Link|Click)(?!\p{L}))(?=\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}/:@]|\.\p{L})|\p{Lu}\p{Ll}{0,3}\.[\s\p{Lu}])/gu;
/**
 * Matches characters without a visible shape, such as the soft hyphen and other format characters.
 */
const shapelessPattern = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Variation selector that displays the character before it as an emoji; phones add it to many
 * emojis.
 */
const EMOJI_SELECTOR = '\ufe0f';

/**
 * Replaces compatibility variants such as full-width characters (NFKC) and removes shapeless
 * characters, as browsers do. Also replaces U+3002, which browsers accept as a full stop in domains
 * (UTS 46), and U+2027, which looks like a full stop.
 */
const normalizeForCheck = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(shapelessPattern, '')
    .replaceAll(/[\u3002\u2027]/gu, '.');

/** Whether a text contains an email address, a URL, a domain or an IPv4 address. */
const containsLink = (text: string): boolean => linkPattern.test(normalizeForCheck(text));

const containsPhoneNumber = (text: string): boolean => phonePattern.test(normalizeForCheck(text));

const hasShapelessCharacter = (text: string): boolean =>
  text.replaceAll(EMOJI_SELECTOR, '').search(shapelessPattern) !== -1;

/**
 * Whether a name contains a link or a disguised domain, such as `example[.]de` or `example .de`.
 */
const containsDomain = (name: string): boolean =>
  containsLink(name) || disguisedFullStopPattern.test(normalizeForCheck(name));

/**
 * Schema of a line without links, for text that mails repeat before the recipient has confirmed the
 * email address.
 */
export const lineWithoutLinksSchema = (max: number, min = 1) =>
  lineSchema(max, min).refine((value) => !containsLink(value), 'Bitte ohne Internetadresse.');

/** Schema of multi-line plain text without links, for mails to people who did not ask for them. */
export const paragraphsWithoutLinksSchema = (max: number) =>
  paragraphsSchema(max).refine(
    (value) => !containsLink(value),
    'Bitte ohne Internetadresse; nach einem Punkt steht ein Leerzeichen.',
  );

/**
 * Schema of the name of a person, company or organizer. Mails to other people contain these names,
 * so a name must not contain links, domains, phone numbers or invisible characters. `K.Schmidt`
 * becomes `K. Schmidt`, because mail programs turn `K.Schmidt` into a link.
 */
export const nameSchema = (max: number, min = 1) =>
  lineSchema(max, min)
    .overwrite((value) => value.replaceAll(abbreviationGapPattern, ' '))
    .refine((value) => !hasShapelessCharacter(value), 'Bitte verwenden Sie nur sichtbare Zeichen.')
    .refine(
      (value) => !containsDomain(value) && !containsPhoneNumber(value),
      'Bitte ohne E-Mail-Adresse, Internetadresse oder Telefonnummer; nach einem Punkt steht ein Leerzeichen.',
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
