import type { accountSecuritySchema, changePasswordRequestSchema } from './account.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Minutes after a login or re-authentication during which sensitive changes are allowed. */
export const freshLoginMinutes = 30;

/** Body of `POST /api/account/password`. */
export type ChangePasswordRequest = SchemaOutput<typeof changePasswordRequestSchema>;

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

/** Response to `GET /api/account/security`. */
export type AccountSecurity = SchemaOutput<typeof accountSecuritySchema>;
