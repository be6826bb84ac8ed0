import { z } from 'zod';

import type {
  AcceptedAnswer,
  AccountSecurity,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmLoginRequest,
  DoneAnswer,
  EndSessionRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#api/account.ts';
import { emailSchema, newPasswordSchema, tokenSchema } from '#api/person-fields.schema.ts';
import { accountLimits } from '#api/session.ts';

const currentPasswordField = z
  .string('Bitte geben Sie Ihr Passwort ein.')
  .min(1, 'Bitte geben Sie Ihr Passwort ein.')
  .max(accountLimits.maxPasswordLength, 'Das Passwort ist zu lang.');

export const acceptedAnswerSchema = z.object({
  accepted: z.literal(true),
}) satisfies z.ZodType<AcceptedAnswer>;

export const doneAnswerSchema = z.object({
  done: z.literal(true),
}) satisfies z.ZodType<DoneAnswer>;

export const forgotPasswordRequestSchema = z.strictObject({
  email: emailSchema,
}) satisfies z.ZodType<ForgotPasswordRequest>;

export const resetPasswordRequestSchema = z.strictObject({
  token: tokenSchema,
  password: newPasswordSchema,
}) satisfies z.ZodType<ResetPasswordRequest>;

export const confirmLoginRequestSchema = z.strictObject({
  password: currentPasswordField,
}) satisfies z.ZodType<ConfirmLoginRequest>;

export const changePasswordRequestSchema = z.strictObject({
  currentPassword: currentPasswordField.optional(),
  password: newPasswordSchema,
}) satisfies z.ZodType<ChangePasswordRequest>;

export const changeEmailRequestSchema = z.strictObject({
  email: emailSchema,
}) satisfies z.ZodType<ChangeEmailRequest>;

export const endSessionRequestSchema = z.strictObject({
  id: z.string().max(40),
}) satisfies z.ZodType<EndSessionRequest>;

export const accountSecuritySchema = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
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
  pendingEmail: z.string().nullable(),
  deletionDueAt: z.string().nullable(),
}) satisfies z.ZodType<AccountSecurity>;
