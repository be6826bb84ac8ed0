import type { QrPicture } from '#api/qr-picture.ts';

/** `GET /api/auth/methods`: available ways to sign in. */
export interface AuthMethods {
  /** Button label of the OpenID Connect provider; null if none is configured. */
  readonly provider: string | null;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** `GET /api/account/sign-in` */
export interface AccountSignIn {
  readonly passkeys: readonly Passkey[];
  /** Whether login asks for a code of the authenticator app after the password. */
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly fresh: boolean;
}

/** WebAuthn options for the browser, and the id of their challenge. */
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

/** `POST /api/account/second-factor/setup` */
export interface SecondFactorSetup {
  /** Secret for manual entry into the app, in groups of four characters. */
  readonly secret: string;
  /** URI (`otpauth://…`) that opens the authenticator app on the same device. */
  readonly uri: string;
  /** The URI as a QR code, including the quiet zone. */
  readonly picture: QrPicture;
}

/** `POST /api/account/second-factor/confirm` */
export interface SecondFactorCodeRequest {
  readonly code: string;
}

/** `POST /api/auth/provider/code`: completes a login with a provider. */
export interface ProviderCodeAnswer {
  /** Path on this site to continue at. */
  readonly to: string;
}

/** New recovery codes, shown only once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}
