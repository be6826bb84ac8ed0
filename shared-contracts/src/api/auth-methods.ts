import type { QrPicture } from '#api/qr-picture.ts';

/** Answer of `GET /api/auth/methods`: the available login methods. */
export interface AuthMethods {
  /** Button label for the login with the OpenID Connect provider; null if none is configured. */
  readonly provider: string | null;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Answer of `GET /api/account/sign-in`. */
export interface AccountSignIn {
  readonly passkeys: readonly Passkey[];
  /** Whether login asks for a code of the authenticator app after the password. */
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly fresh: boolean;
}

/** WebAuthn options for the browser, and the id of the challenge in these options. */
export interface PasskeyOptions {
  readonly challengeId: string;
  /** WebAuthn options as JSON. */
  readonly options: unknown;
}

/** WebAuthn response of the device, as JSON. */
export interface PasskeyAnswerRequest {
  readonly challengeId: string;
  readonly response: unknown;
  /** Name that the user gives a new passkey. */
  readonly name?: string | undefined;
}

/** Answer of `POST /api/account/second-factor/setup`. */
export interface SecondFactorSetup {
  /** Secret for manual entry into the authenticator app, in groups of four characters. */
  readonly secret: string;
  /** URI (`otpauth://…`) that opens the authenticator app on the same device. */
  readonly uri: string;
  /** The URI as a QR code, including the empty margin that scanners need. */
  readonly picture: QrPicture;
}

/** Body of `POST /api/account/second-factor/confirm`. */
export interface SecondFactorCodeRequest {
  readonly code: string;
}

/**
 * Body of `POST /api/account/second-factor/off`. Without a code, the request is valid only in a
 * session that used a passkey.
 */
export interface DisableSecondFactorRequest {
  readonly code?: string | undefined;
}

/** Answer of `POST /api/auth/provider/code`, which completes a login with a provider. */
export interface ProviderCodeAnswer {
  /** Path on this site to open after the login. */
  readonly to: string;
}

/** New recovery codes, shown only once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}
