import { z } from 'zod';

import { isBlank, lineSchema } from '#api/person-fields.schema.ts';
import { isPathOnThisSite } from '#paths.ts';

export const authMethodsSchema = z.object({
  /** Button label for the login with the OpenID Connect provider; null if none is configured. */
  provider: z.string().nullable(),
});

export const accountSignInMethodsSchema = z.object({
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
  /** Whether login asks for a code from the authenticator app after the password. */
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  fresh: z.boolean(),
});

export const passkeyOptionsSchema = z.object({
  challengeId: z.string(),
  /** WebAuthn options as JSON. */
  options: z.record(z.string(), z.unknown()),
});

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

/** Request body with the WebAuthn response of the device. */
export const passkeyResponseRequestSchema = z.strictObject({
  challengeId: z.string().max(40),
  response: deviceResponseSchema,
  /** Name that the user gives a new passkey. */
  name: lineSchema(40).optional(),
});

export const secondFactorSetupSchema = z.object({
  /** Secret for manual entry into the authenticator app, in groups of four characters. */
  secret: z.string(),
  /** URI (`otpauth://…`) that opens the authenticator app on the same device. */
  uri: z.string(),
  /** The URI as a QR code, including the empty margin that scanners need. */
  picture: z.object({ size: z.int(), path: z.string() }),
});

/**
 * Schema of either six digits from the authenticator app or a recovery code. Spaces and hyphens are
 * ignored.
 */
export const secondFactorCodeSchema = z
  .string('Bitte geben Sie den Code ein.')
  .transform((value) => value.replace(/[\s-]/gu, '').toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[0-9A-Z]{10})$/u, 'Der Code hat sechs Ziffern.'));

/** Body of `POST /api/account/second-factor/confirm`. */
export const secondFactorCodeRequestSchema = z.strictObject({
  code: secondFactorCodeSchema,
});

/**
 * Body of `POST /api/account/second-factor/off`. Without a code, the request is valid only in a
 * session that used a passkey.
 */
export const disableSecondFactorRequestSchema = z.strictObject({
  code: z
    .preprocess((value) => (isBlank(value) ? undefined : value), secondFactorCodeSchema.optional())
    .optional(),
});

export const providerCodeResponseSchema = z.object({
  /** Path on this site to open after the login. */
  to: z.string(),
});

export const recoveryCodesSchema = z.object({
  codes: z.array(z.string()).readonly(),
});

/**
 * Query that starts a login with a provider: `ziel` is the path to open after the login, `fenster`
 * states that the login runs in a popup window.
 */
export const providerStartQuerySchema = z.strictObject({
  ziel: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.').optional(),
  is_app: z.string().max(5).optional(),
  fenster: z.literal('1').optional(),
});
