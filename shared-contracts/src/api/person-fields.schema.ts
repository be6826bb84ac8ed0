import { z } from 'zod';

import { accountLimits } from '#api/session.ts';

const limits = accountLimits;

/** Schema of an email address, which is converted to lower case. */
export const emailSchema = z
  .string('Bitte geben Sie Ihre E-Mail-Adresse ein.')
  .trim()
  .max(limits.maxEmailLength, 'Die E-Mail-Adresse ist zu lang.')
  .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein.'))
  .transform((value) => value.toLowerCase());

export const newPasswordSchema = z
  .string('Bitte geben Sie ein Passwort ein.')
  .min(
    limits.minPasswordLength,
    `Das Passwort braucht mindestens ${limits.minPasswordLength} Zeichen.`,
  )
  .max(
    limits.maxPasswordLength,
    `Das Passwort darf höchstens ${limits.maxPasswordLength} Zeichen haben.`,
  );

/**
 * Matches control characters, zero-width characters, characters that change the text direction, and
 * unpaired surrogates. JSON columns of PostgreSQL do not accept unpaired surrogates.
 */
const invisiblePattern =
  // eslint-disable-next-line no-control-regex -- control and direction characters are what is refused
  /[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff]/u;

const brokenLinkMessage =
  'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.';

export const tokenSchema = z.string().regex(/^[\w-]{20,200}$/u, brokenLinkMessage);

/**
 * Schema of one line of text without control characters; runs of whitespace become one space.
 * Rejects an empty line unless `min` is 0.
 */
export function lineSchema(max: number, min = 1) {
  return z
    .string()
    .transform((value) => value.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Bitte füllen Sie dieses Feld aus.' : `Mindestens ${min} Zeichen.`)
        .max(max, `Höchstens ${max} Zeichen.`)
        .refine(
          (value) => !invisiblePattern.test(value),
          'Bitte verwenden Sie nur sichtbare Zeichen.',
        ),
    );
}

/** Like {@link lineSchema}, but converts an empty field to null. */
export function optionalLineSchema(max: number) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), lineSchema(max).nullable())
    .optional();
}

const unprintablePattern =
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u;

/** Schema of multi-line plain text. */
export function paragraphsSchema(max: number, min = 0) {
  return z
    .string()
    .transform((value) => value.normalize('NFC').replace(/\r\n?/gu, '\n').trim())
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Bitte füllen Sie dieses Feld aus.' : `Mindestens ${min} Zeichen.`)
        .max(max, `Höchstens ${max} Zeichen.`)
        .refine(
          (value) => !unprintablePattern.test(value),
          'Bitte verwenden Sie nur sichtbare Zeichen.',
        ),
    );
}

export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Largest version whose successor still fits into PostgreSQL's `integer`. */
export const maxVersion = 2_147_483_646;

/**
 * Schema of the version of a record, which is incremented with every change. A request for a change
 * names the version that was edited.
 */
export const versionSchema = z.coerce.number().int().min(1).max(maxVersion);

/** Schema of a signed code from a mail link or from the URL of a form's next page. */
export const signedCodeSchema = z.string().regex(/^[\w.-]{20,300}$/u, brokenLinkMessage);
