import type {
  accountSignInMethodsSchema,
  authMethodsSchema,
  passkeyOptionsSchema,
  providerCodeResponseSchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
} from './auth-methods.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Response to `GET /api/auth/methods`: the available login methods. */
export type AuthMethods = SchemaOutput<typeof authMethodsSchema>;

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Response to `GET /api/account/sign-in`. */
export type AccountSignInMethods = SchemaOutput<typeof accountSignInMethodsSchema>;

/** WebAuthn options for the browser, and the id of the challenge in these options. */
export type PasskeyOptions = SchemaOutput<typeof passkeyOptionsSchema>;

/** Response to `POST /api/account/second-factor/setup`. */
export type SecondFactorSetup = SchemaOutput<typeof secondFactorSetupSchema>;

/** Response to `POST /api/auth/provider/code`, which completes a login with a provider. */
export type ProviderCodeResponse = SchemaOutput<typeof providerCodeResponseSchema>;

/** New recovery codes, shown only once. */
export type RecoveryCodes = SchemaOutput<typeof recoveryCodesSchema>;
