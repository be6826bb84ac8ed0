/**
 * Body of `POST /api/auth/forgot-password`. The answer never reveals whether the email address is
 * known.
 */
export interface ForgotPasswordRequest {
  readonly email: string;
}

/** Body of `POST /api/auth/reset-password`: code from the mail, and new password. */
export interface ResetPasswordRequest {
  readonly token: string;
  readonly password: string;
}

/** Body of `POST /api/auth/confirm-login`, with which a signed-in user authenticates again. */
export interface ConfirmLoginRequest {
  readonly password: string;
}

/** Minutes after a login or re-authentication during which sensitive changes are allowed. */
export const freshLoginMinutes = 30;

/** Body of `POST /api/account/password`. */
export interface ChangePasswordRequest {
  /** Required if the account has a password. */
  readonly currentPassword?: string | undefined;
  readonly password: string;
}

/**
 * Body of `POST /api/account/email`. The answer does not reveal whether another account has the new
 * email address.
 */
export interface ChangeEmailRequest {
  readonly email: string;
}

/** Answer to requests whose result is sent by mail. */
export interface AcceptedAnswer {
  readonly accepted: true;
}

/** Answer to completed requests that return no data. */
export interface DoneAnswer {
  readonly done: true;
}

/** A device with an active session. */
export interface AccountSession {
  readonly id: string;
  /** True for the session that sent the request. */
  readonly current: boolean;
  /** German label of the browser and device, derived from the user agent: „Firefox auf Windows“. */
  readonly device: string;
  /** Time in ISO 8601 format, UTC. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
}

/** Answer of `GET /api/account/security`. */
export interface AccountSecurity {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether sensitive changes are currently allowed without authenticating again. */
  readonly fresh: boolean;
  readonly sessions: readonly AccountSession[];
  /** New email address that the user has not confirmed yet; null if there is none. */
  readonly pendingEmail: string | null;
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  readonly deletionDueAt: string | null;
}

/** Body of `POST /api/account/sessions/end`. */
export interface EndSessionRequest {
  readonly id: string;
}
