import { z } from 'zod';

import { accountLimits } from '#api/session.ts';
import { displayNameSchema } from '#api/name.schema.ts';
import { emailSchema, newPasswordSchema, tokenSchema } from '#api/person-fields.schema.ts';
import { secondFactorCodeSchema } from '#api/auth-methods.schema.ts';
import { isPathOnThisSite } from '#paths.ts';
import { staffRoles } from '#staff.ts';

const limits = accountLimits;

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(['user', ...staffRoles])).readonly(),
});

export const sessionResponseSchema = z.object({
  user: userSchema.exactOptional(),
});

export const registerRequestSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  displayName: displayNameSchema,
  acceptTerms: z.literal(true, 'Bitte stimmen Sie den Nutzungsbedingungen zu.'),
});

/** Response to `POST /api/auth/register`, the same for known and unknown email addresses. */
export const registerResponseSchema = z.object({
  accepted: z.literal(true),
});

/** Body of `POST /api/auth/confirm`: the token from the confirmation mail. */
export const confirmRequestSchema = z.strictObject({
  token: tokenSchema,
});

export const confirmResponseSchema = z.object({
  confirmed: z.literal(true),
  /** Whether the confirmation signed the user in; false if another session was open. */
  isSignedIn: z.boolean(),
});

export const loginRequestSchema = z.strictObject({
  email: emailSchema,
  password: z
    .string('Bitte geben Sie Ihr Passwort ein.')
    .min(1, 'Bitte geben Sie Ihr Passwort ein.')
    .max(limits.maxPasswordLength, 'Das Passwort ist zu lang.'),
  /** Code of the second factor, for example from the app; required if a second factor is set up. */
  code: z.preprocess(
    (value) => (value === '' ? undefined : value),
    secondFactorCodeSchema.optional(),
  ),
});

export const loginResponseSchema = z.object({ user: userSchema });

/** Response to `DELETE /api/_auth/session` and to `POST /api/auth/logout`. */
export const logoutResponseSchema = z.object({
  loggedOut: z.literal(true),
});

/**
 * Response to `POST /api/user/refresh-token`. Unless `success` is true, the page ends the session.
 */
export const refreshResponseSchema = z.object({
  success: z.boolean(),
});

/**
 * The token may be any text: an invalid token makes the exchange fail, but the request stays valid.
 */
export const consumeThirdPartyRequestSchema = z.strictObject({
  token: z.string().min(1).max(500),
  /**
   * Path and query of the page where the token is used; must match the path of the issued token.
   */
  path: z.string().max(2000).optional(),
  /** Id of the signed-in user. The api does not consume a token of another user. */
  signedInAs: z.string().max(100).optional(),
});

export const consumeThirdPartyResponseSchema = z.object({
  success: z.boolean(),
  user: userSchema.nullable(),
  /**
   * True if the token belongs to a user other than `signedInAs`; the token is then not exchanged.
   */
  otherPerson: z.literal(true).exactOptional(),
});

export const issueThirdPartyTokenRequestSchema = z
  .strictObject({
    userId: z.string().max(40).optional(),
    email: emailSchema.optional(),
    /** Path of the page for which the token is valid; default is the home page. */
    path: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.').optional(),
  })
  .refine((body) => (body.userId === undefined) !== (body.email === undefined), {
    message: 'Bitte genau eines von userId und email angeben.',
    path: ['userId'],
  });

export const issueThirdPartyTokenResponseSchema = z.object({
  token: z.string(),
  /** Time in ISO 8601 format, UTC. */
  expiresAt: z.string(),
  /** Absolute URL for the partner's app to open in a webview. */
  url: z.string(),
});
