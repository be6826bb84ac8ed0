/**
 * `POST /api/auth/forgot-password`: the answer never reveals whether the email address is known.
 */
export interface ForgotPasswordRequest {
  readonly email: string;
}

/** `POST /api/auth/reset-password`: code from the mail and new password. */
export interface ResetPasswordRequest {
  readonly token: string;
  readonly password: string;
}

/** `POST /api/auth/confirm-login`: the signed-in user re-authenticates. */
export interface ConfirmLoginRequest {
  readonly password: string;
}

/** Minutes after authentication during which sensitive changes are allowed. */
export const freshLoginMinutes = 30;

/** `POST /api/account/password` */
export interface ChangePasswordRequest {
  /** Required if the account has a password. */
  readonly currentPassword?: string | undefined;
  readonly password: string;
}

/** `POST /api/account/email`: the answer does not reveal whether the new email address is taken. */
export interface ChangeEmailRequest {
  readonly email: string;
}

/** Answer of requests whose result is sent by mail. */
export interface AcceptedAnswer {
  readonly accepted: true;
}

/** Answer of completed requests that have nothing else to return. */
export interface DoneAnswer {
  readonly done: true;
}

/** A device with an active session. */
export interface AccountSession {
  readonly id: string;
  /** Whether this session sent the request. */
  readonly current: boolean;
  /** German label of the browser and device, derived from the user agent: „Firefox auf Windows“. */
  readonly device: string;
  /** Time in ISO 8601 format, UTC. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
}

/** `GET /api/account/security` */
export interface AccountSecurity {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether sensitive changes are allowed without re-authentication. */
  readonly fresh: boolean;
  readonly sessions: readonly AccountSession[];
  /** A new email address that is not confirmed yet. */
  readonly pendingEmail: string | null;
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  readonly deletionDueAt: string | null;
}

/** `POST /api/account/sessions/end` */
export interface EndSessionRequest {
  readonly id: string;
}
