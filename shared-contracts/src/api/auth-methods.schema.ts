import { z } from 'zod';

import { isBlank, lineSchema } from '#api/person-fields.schema.ts';
import type {
  AccountSignIn,
  PasskeyAnswerRequest,
  PasskeyOptions,
  DisableSecondFactorRequest,
  ProviderCodeAnswer,
  RecoveryCodes,
  SecondFactorCodeRequest,
  SecondFactorSetup,
  AuthMethods,
} from '#api/auth-methods.ts';
import { isPathOnThisSite } from '#paths.ts';

export const authMethodsSchema = z.object({
  provider: z.string().nullable(),
}) satisfies z.ZodType<AuthMethods>;

export const accountSignInSchema = z.object({
  passkeys: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    )
    .readonly(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  fresh: z.boolean(),
}) satisfies z.ZodType<AccountSignIn>;

export const passkeyOptionsSchema = z.object({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<PasskeyOptions>;

const base64urlSchema = z
  .string()
  .regex(/^[\w-]+$/u)
  .max(20_000);

/**
 * Fields that every WebAuthn response of a device contains. The WebAuthn library validates the
 * response's other fields.
 */
const deviceResponseSchema = z
  .object({ id: base64urlSchema, rawId: base64urlSchema, type: z.literal('public-key') })
  .catchall(z.unknown());

export const passkeyAnswerRequestSchema = z.strictObject({
  challengeId: z.string().max(40),
  response: deviceResponseSchema,
  name: lineSchema(40).optional(),
}) satisfies z.ZodType<PasskeyAnswerRequest>;

export const secondFactorSetupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  picture: z.object({ size: z.int(), path: z.string() }),
}) satisfies z.ZodType<SecondFactorSetup>;

/** Schema of six digits from the authenticator app or a recovery code; spaces are ignored. */
export const secondFactorCodeSchema = z
  .string('Bitte geben Sie den Code ein.')
  .transform((value) => value.replace(/[\s-]/gu, '').toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[0-9A-Z]{10})$/u, 'Der Code hat sechs Ziffern.'));

export const secondFactorCodeRequestSchema = z.strictObject({
  code: secondFactorCodeSchema,
}) satisfies z.ZodType<SecondFactorCodeRequest>;

export const disableSecondFactorRequestSchema = z.strictObject({
  code: z
    .preprocess((value) => (isBlank(value) ? undefined : value), secondFactorCodeSchema.optional())
    .optional(),
}) satisfies z.ZodType<DisableSecondFactorRequest>;

export const providerCodeAnswerSchema = z.object({
  to: z.string(),
}) satisfies z.ZodType<ProviderCodeAnswer>;

export const recoveryCodesSchema = z.object({
  codes: z.array(z.string()).readonly(),
}) satisfies z.ZodType<RecoveryCodes>;

/**
 * Query that starts a login with a provider: `ziel` is the path to open after the login, `fenster`
 * states that the login runs in a popup window.
 */
export const providerStartQuerySchema = z.strictObject({
  ziel: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.').optional(),
  is_app: z.string().max(5).optional(),
  fenster: z.literal('1').optional(),
});
