import { z } from 'zod';

import { emailSchema, newPasswordSchema, tokenSchema } from '#api/person-fields.schema.ts';
import { accountLimits } from '#api/session.ts';

const currentPasswordField = z
  .string('Bitte geben Sie Ihr Passwort ein.')
  .min(1, 'Bitte geben Sie Ihr Passwort ein.')
  .max(accountLimits.maxPasswordLength, 'Das Passwort ist zu lang.');

/** Response to requests whose result is sent by mail. */
export const acceptedResponseSchema = z.object({
  accepted: z.literal(true),
});

/** Response to completed requests that return no data. */
export const doneResponseSchema = z.object({
  done: z.literal(true),
});

/**
 * Body of `POST /api/auth/forgot-password`. The response never reveals whether the email address is
 * known.
 */
export const forgotPasswordRequestSchema = z.strictObject({
  email: emailSchema,
});

/** Body of `POST /api/auth/reset-password`: code from the mail, and new password. */
export const resetPasswordRequestSchema = z.strictObject({
  token: tokenSchema,
  password: newPasswordSchema,
});

/** Body of `POST /api/auth/confirm-login`, with which a signed-in user authenticates again. */
export const confirmLoginRequestSchema = z.strictObject({
  password: currentPasswordField,
});

export const changePasswordRequestSchema = z.strictObject({
  /** Required if the account has a password. */
  currentPassword: currentPasswordField.optional(),
  password: newPasswordSchema,
});

/**
 * Body of `POST /api/account/email`. The response does not reveal whether another account has the
 * new email address.
 */
export const changeEmailRequestSchema = z.strictObject({
  email: emailSchema,
});

/** Body of `POST /api/account/sessions/end`. */
export const endSessionRequestSchema = z.strictObject({
  id: z.string().max(40),
});

export const accountSecuritySchema = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
  /** Whether sensitive changes are currently allowed without authenticating again. */
  fresh: z.boolean(),
  sessions: z
    .array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        device: z.string(),
        signedInAt: z.string(),
        lastSeenAt: z.string(),
      }),
    )
    .readonly(),
  /** New email address that the user has not confirmed yet; null if there is none. */
  pendingEmail: z.string().nullable(),
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  deletionDueAt: z.string().nullable(),
});
