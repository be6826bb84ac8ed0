import type { User } from '#session.ts';

/** Limits of the registration form, in characters after trimming (NFC). */
export const accountLimits = {
  maxEmailLength: 254,
  minDisplayNameLength: 2,
  maxDisplayNameLength: 40,
  minPasswordLength: 12,
  maxPasswordLength: 128,
} as const;

/** Request header with a consumed one-time token (specification section 7). */
export const thirdPartyTokenHeader = 'x-third-party-token';

/** `POST /api/auth/register` */
export interface RegisterRequest {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly acceptTerms: true;
}

/** Answer of `POST /api/auth/register`: the same for known and unknown email addresses. */
export interface RegisterAnswer {
  readonly accepted: true;
}

/** `POST /api/auth/confirm`: token from the confirmation mail. */
export interface ConfirmRequest {
  readonly token: string;
}

export interface ConfirmAnswer {
  readonly confirmed: true;
}

/** `POST /api/auth/login` */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor; required if the second factor is enabled. */
  readonly code?: string | undefined;
}

export interface LoginAnswer {
  readonly user: User;
}

/** `DELETE /api/_auth/session` and `POST /api/auth/logout` */
export interface LogoutAnswer {
  readonly loggedOut: true;
}

/** `POST /api/user/refresh-token`. The page ends the session unless `success` is true. */
export interface RefreshAnswer {
  readonly success: boolean;
}

/** `POST /api/auth/consume-third-party` */
export interface ConsumeThirdPartyRequest {
  readonly token: string;
  /** Path and query where the token is used; must match the path it was issued for. */
  readonly path?: string | undefined;
  /** Id of the signed-in user. A token of another user is then not consumed. */
  readonly signedInAs?: string | undefined;
}

export interface ConsumeThirdPartyAnswer {
  readonly success: boolean;
  readonly user: User | null;
  /**
   * True if the token belongs to a user other than `signedInAs`; the token is then not exchanged.
   */
  readonly otherPerson?: true;
}

/** `POST /api/auth/third-party-token`: a partner with an API key requests a token for one user. */
export interface IssueThirdPartyTokenRequest {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  /** Path for which the token is valid; default is the home page. */
  readonly path?: string | undefined;
}

export interface IssueThirdPartyTokenAnswer {
  readonly token: string;
  /** Time in ISO 8601 format, UTC. */
  readonly expiresAt: string;
  /** Absolute URL to open in the webview. */
  readonly url: string;
}
