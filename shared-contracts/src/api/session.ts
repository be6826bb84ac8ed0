import type { User } from '#session.ts';

/** Limits of the registration form, in characters after trimming (NFC). */
export const accountLimits = {
  emailMax: 254,
  displayNameMin: 2,
  displayNameMax: 40,
  passwordMin: 12,
  passwordMax: 128,
} as const;

/** Name of the header that carries a consumed one-time token (specification section 7). */
export const thirdPartyTokenHeader = 'x-third-party-token';

/** `POST /api/auth/register` */
export interface RegisterRequest {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly acceptTerms: true;
}

/** Answer of `POST /api/auth/register`: the same whether the address is known or not. */
export interface RegisterAnswer {
  readonly accepted: true;
}

/** `POST /api/auth/confirm`: the token from the confirmation mail. */
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
  /** Code of the second factor, where one is on. */
  readonly code?: string | undefined;
}

export interface LoginAnswer {
  readonly user: User;
}

/** `DELETE /api/_auth/session` and `POST /api/auth/logout` */
export interface LogoutAnswer {
  readonly loggedOut: true;
}

/** `POST /api/user/refresh-token`; anything but true ends the session on the page. */
export interface RefreshAnswer {
  readonly success: boolean;
}

/** `POST /api/auth/consume-third-party` */
export interface ConsumeThirdPartyRequest {
  readonly token: string;
  /** Where it is used, as own path with query: it must be what the token was asked for. */
  readonly path?: string | undefined;
  /** Id of who is signed in there: a token of somebody else is left as it is then. */
  readonly signedInAs?: string | undefined;
}

export interface ConsumeThirdPartyAnswer {
  readonly success: boolean;
  readonly user: User | null;
  /** The token is another person's than `signedInAs`; nothing was exchanged. */
  readonly otherPerson?: true;
}

/** `POST /api/auth/third-party-token`, called by a partner with its key; names one user. */
export interface IssueThirdPartyTokenRequest {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  /** Own path that the token is meant for; default is the home page. */
  readonly path?: string | undefined;
}

export interface IssueThirdPartyTokenAnswer {
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Complete address to open in the webview. */
  readonly url: string;
}
