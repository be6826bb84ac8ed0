import { z } from 'zod';

import { accountLimits } from '#api/session.ts';
import type {
  ConfirmAnswer,
  ConfirmRequest,
  ConsumeThirdPartyAnswer,
  ConsumeThirdPartyRequest,
  IssueThirdPartyTokenAnswer,
  IssueThirdPartyTokenRequest,
  LoginAnswer,
  LoginRequest,
  LogoutAnswer,
  RefreshAnswer,
  RegisterAnswer,
  RegisterRequest,
} from '#api/session.ts';
import { isOwnPath } from '#paths.ts';
import type { SessionAnswer, User } from '#session.ts';

const limits = accountLimits;

/** An address as people type it; compared and stored in lower case. */
const email = z
  .string('Bitte geben Sie Ihre E-Mail-Adresse ein.')
  .trim()
  .max(limits.emailMax, 'Die E-Mail-Adresse ist zu lang.')
  .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein.'))
  .transform((value) => value.toLowerCase());

const newPassword = z
  .string('Bitte geben Sie ein Passwort ein.')
  .min(limits.passwordMin, `Das Passwort braucht mindestens ${limits.passwordMin} Zeichen.`)
  .max(limits.passwordMax, `Das Passwort darf höchstens ${limits.passwordMax} Zeichen haben.`);

const looksLikeContact = /@|https?:|www\.|\d[\d\s/()-]{6,}\d/iu;
// eslint-disable-next-line no-control-regex -- control and direction characters are what is refused
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const displayName = z
  .string('Bitte geben Sie einen Anzeigenamen ein.')
  .transform((value) => value.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(limits.displayNameMin, `Mindestens ${limits.displayNameMin} Zeichen.`)
      .max(limits.displayNameMax, `Höchstens ${limits.displayNameMax} Zeichen.`)
      .refine((value) => !invisible.test(value), 'Bitte verwenden Sie nur sichtbare Zeichen.')
      .refine(
        (value) => !looksLikeContact.test(value),
        'Bitte ohne E-Mail-Adresse, Internetadresse oder Telefonnummer.',
      ),
  );

const token = z.string().regex(/^[\w-]{20,200}$/u, 'Der Code ist unvollständig.');

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(['user', 'moderator', 'editor', 'admin'])).readonly(),
}) satisfies z.ZodType<User>;

export const sessionAnswerSchema = z.object({
  user: userSchema.exactOptional(),
}) satisfies z.ZodType<SessionAnswer>;

export const registerRequestSchema = z.strictObject({
  email,
  password: newPassword,
  displayName,
  acceptTerms: z.literal(true, 'Bitte stimmen Sie den Nutzungsbedingungen zu.'),
}) satisfies z.ZodType<RegisterRequest>;

export const registerAnswerSchema = z.object({
  accepted: z.literal(true),
}) satisfies z.ZodType<RegisterAnswer>;

export const confirmRequestSchema = z.strictObject({ token }) satisfies z.ZodType<ConfirmRequest>;

export const confirmAnswerSchema = z.object({
  confirmed: z.literal(true),
}) satisfies z.ZodType<ConfirmAnswer>;

export const loginRequestSchema = z.strictObject({
  email,
  password: z
    .string('Bitte geben Sie Ihr Passwort ein.')
    .min(1, 'Bitte geben Sie Ihr Passwort ein.')
    .max(limits.passwordMax, 'Das Passwort ist zu lang.'),
}) satisfies z.ZodType<LoginRequest>;

export const loginAnswerSchema = z.object({ user: userSchema }) satisfies z.ZodType<LoginAnswer>;

export const logoutAnswerSchema = z.object({
  loggedOut: z.literal(true),
}) satisfies z.ZodType<LogoutAnswer>;

export const refreshAnswerSchema = z.object({
  success: z.boolean(),
}) satisfies z.ZodType<RefreshAnswer>;

/** Lenient on purpose: a broken token is an exchange that fails, not a broken request. */
export const consumeThirdPartyRequestSchema = z.strictObject({
  token: z.string().min(1).max(500),
}) satisfies z.ZodType<ConsumeThirdPartyRequest>;

export const consumeThirdPartyAnswerSchema = z.object({
  success: z.boolean(),
  user: userSchema.nullable(),
}) satisfies z.ZodType<ConsumeThirdPartyAnswer>;

export const issueThirdPartyTokenRequestSchema = z
  .strictObject({
    userId: z.string().max(40).optional(),
    email: email.optional(),
    path: z.string().max(500).refine(isOwnPath, 'Nur eigene Pfade.').optional(),
  })
  .refine((body) => (body.userId === undefined) !== (body.email === undefined), {
    message: 'Bitte genau eines von userId und email angeben.',
    path: ['userId'],
  }) satisfies z.ZodType<IssueThirdPartyTokenRequest>;

export const issueThirdPartyTokenAnswerSchema = z.object({
  token: z.string(),
  expiresAt: z.string(),
  url: z.string(),
}) satisfies z.ZodType<IssueThirdPartyTokenAnswer>;
