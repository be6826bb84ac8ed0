import type { User } from '#session.ts';

/** Limits of the registration form. Lengths are in characters after trimming and Unicode NFC. */
export const accountLimits = {
  maxEmailLength: 254,
  minDisplayNameLength: 2,
  maxDisplayNameLength: 40,
  minPasswordLength: 12,
  maxPasswordLength: 128,
} as const;

/** Name of the request header that carries a consumed one-time token (specification section 7). */
export const thirdPartyTokenHeader = 'x-third-party-token';

/** Body of `POST /api/auth/register`. */
export interface RegisterRequest {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly acceptTerms: true;
}

/** Answer of `POST /api/auth/register`, the same for known and unknown email addresses. */
export interface RegisterAnswer {
  readonly accepted: true;
}

/** Body of `POST /api/auth/confirm`: the token from the confirmation mail. */
export interface ConfirmRequest {
  readonly token: string;
}

export interface ConfirmAnswer {
  readonly confirmed: true;
}

/** Body of `POST /api/auth/login`. */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor, for example from the app; required if a second factor is set up. */
  readonly code?: string | undefined;
}

export interface LoginAnswer {
  readonly user: User;
}

/** Answer of `DELETE /api/_auth/session` and of `POST /api/auth/logout`. */
export interface LogoutAnswer {
  readonly loggedOut: true;
}

/**
 * Answer of `POST /api/user/refresh-token`. Unless `success` is true, the page ends the session.
 */
export interface RefreshAnswer {
  readonly success: boolean;
}

/** Body of `POST /api/auth/consume-third-party`. */
export interface ConsumeThirdPartyRequest {
  readonly token: string;
  /**
   * Path and query of the page where the token is used; must match the path of the issued token.
   */
  readonly path?: string | undefined;
  /** Id of the signed-in user. The api does not consume a token of another user. */
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

/**
 * Body of `POST /api/auth/third-party-token`, with which a partner requests a token for one user.
 * The partner authenticates with an API key.
 */
export interface IssueThirdPartyTokenRequest {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  /** Path of the page for which the token is valid; default is the home page. */
  readonly path?: string | undefined;
}

export interface IssueThirdPartyTokenAnswer {
  readonly token: string;
  /** Time in ISO 8601 format, UTC. */
  readonly expiresAt: string;
  /** Absolute URL for the partner's app to open in a webview. */
  readonly url: string;
}
