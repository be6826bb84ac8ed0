/** `POST /api/auth/forgot-password`: always answered alike. */
export interface ForgotPasswordRequest {
  readonly email: string;
}

/** `POST /api/auth/reset-password`: the code from the mail and the new password. */
export interface ResetPasswordRequest {
  readonly token: string;
  readonly password: string;
}

/** `POST /api/auth/confirm-login`: the signed-in person proves once more who they are. */
export interface ConfirmLoginRequest {
  readonly password: string;
}

/** Minutes for which a proof of identity allows sensitive changes. */
export const freshLoginMinutes = 30;

/** `POST /api/account/password` */
export interface ChangePasswordRequest {
  /** Needed where there is a password. */
  readonly currentPassword?: string | undefined;
  readonly password: string;
}

/** `POST /api/account/email`; the answer says nothing about the new address. */
export interface ChangeEmailRequest {
  readonly email: string;
}

/** Answer of calls whose effect is told by mail. */
export interface AcceptedAnswer {
  readonly accepted: true;
}

/** Answer of calls that have done what they were asked for. */
export interface DoneAnswer {
  readonly done: true;
}

/** A device on which somebody is signed in. */
export interface AccountSession {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  /** German words made from the browser's own name, for example „Firefox auf Windows“. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
}

/** `GET /api/account/security` */
export interface AccountSecurity {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether sensitive changes are possible without another proof of identity. */
  readonly fresh: boolean;
  readonly sessions: readonly AccountSession[];
  /** A new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
  /** ISO 8601; set while the account is marked for deletion. */
  readonly deletionDueAt: string | null;
}

/** `POST /api/account/sessions/end` */
export interface EndSessionRequest {
  readonly id: string;
}
