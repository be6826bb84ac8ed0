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
import { displayNameSchema } from '#api/name.schema.ts';
import { emailSchema, newPasswordSchema, tokenSchema } from '#api/person-fields.schema.ts';
import { secondFactorCodeSchema } from '#api/auth-methods.schema.ts';
import { isPathOnThisSite } from '#paths.ts';
import type { SessionAnswer, User } from '#session.ts';
import { staffRoles } from '#staff.ts';

const limits = accountLimits;

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(['user', ...staffRoles])).readonly(),
}) satisfies z.ZodType<User>;

export const sessionAnswerSchema = z.object({
  user: userSchema.exactOptional(),
}) satisfies z.ZodType<SessionAnswer>;

export const registerRequestSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  displayName: displayNameSchema,
  acceptTerms: z.literal(true, 'Bitte stimmen Sie den Nutzungsbedingungen zu.'),
}) satisfies z.ZodType<RegisterRequest>;

export const registerAnswerSchema = z.object({
  accepted: z.literal(true),
}) satisfies z.ZodType<RegisterAnswer>;

export const confirmRequestSchema = z.strictObject({
  token: tokenSchema,
}) satisfies z.ZodType<ConfirmRequest>;

export const confirmAnswerSchema = z.object({
  confirmed: z.literal(true),
}) satisfies z.ZodType<ConfirmAnswer>;

export const loginRequestSchema = z.strictObject({
  email: emailSchema,
  password: z
    .string('Bitte geben Sie Ihr Passwort ein.')
    .min(1, 'Bitte geben Sie Ihr Passwort ein.')
    .max(limits.maxPasswordLength, 'Das Passwort ist zu lang.'),
  code: z.preprocess(
    (value) => (value === '' ? undefined : value),
    secondFactorCodeSchema.optional(),
  ),
}) satisfies z.ZodType<LoginRequest>;

export const loginAnswerSchema = z.object({ user: userSchema }) satisfies z.ZodType<LoginAnswer>;

export const logoutAnswerSchema = z.object({
  loggedOut: z.literal(true),
}) satisfies z.ZodType<LogoutAnswer>;

export const refreshAnswerSchema = z.object({
  success: z.boolean(),
}) satisfies z.ZodType<RefreshAnswer>;

/** The token may be any text: an invalid token is a failed exchange, not an invalid request. */
export const consumeThirdPartyRequestSchema = z.strictObject({
  token: z.string().min(1).max(500),
  path: z.string().max(2000).optional(),
  signedInAs: z.string().max(100).optional(),
}) satisfies z.ZodType<ConsumeThirdPartyRequest>;

export const consumeThirdPartyAnswerSchema = z.object({
  success: z.boolean(),
  user: userSchema.nullable(),
  otherPerson: z.literal(true).exactOptional(),
}) satisfies z.ZodType<ConsumeThirdPartyAnswer>;

export const issueThirdPartyTokenRequestSchema = z
  .strictObject({
    userId: z.string().max(40).optional(),
    email: emailSchema.optional(),
    path: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.').optional(),
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
