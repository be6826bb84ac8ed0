import type { QrPicture } from '#api/qr-picture.ts';

/** `GET /api/auth/ways`: how one can sign in here. */
export interface SignInWays {
  /** Label of the button of the OpenID Connect provider; null: there is none. */
  readonly provider: string | null;
}

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** `GET /api/account/sign-in` */
export interface AccountSignIn {
  readonly passkeys: readonly Passkey[];
  /** Codes of an app are asked for after the password. */
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly fresh: boolean;
}

/** Options for the browser's own dialogue, and the name of the challenge in them. */
export interface PasskeyOptions {
  readonly challengeId: string;
  /** As WebAuthn defines them, in JSON. */
  readonly options: unknown;
}

/** What the device answered, in JSON. */
export interface PasskeyAnswerRequest {
  readonly challengeId: string;
  readonly response: unknown;
  /** What the person calls a new passkey. */
  readonly name?: string | undefined;
}

/** `POST /api/account/second-factor/setup` */
export interface SecondFactorSetup {
  /** For typing into an app, in groups of four. */
  readonly secret: string;
  /** `otpauth://…`, opens the app on the same device. */
  readonly uri: string;
  /** The same to be scanned, with the quiet edge that scanners need. */
  readonly picture: QrPicture;
}

/** `POST /api/account/second-factor/confirm` */
export interface SecondFactorCodeRequest {
  readonly code: string;
}

/** `POST /api/auth/provider/code`: the sign-in at the provider is complete. */
export interface ProviderCodeAnswer {
  /** Own path to go on to. */
  readonly to: string;
}

/** Shown once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}
