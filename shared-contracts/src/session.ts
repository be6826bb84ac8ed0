import type { sessionResponseSchema, userSchema } from '#api/session.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { StaffRole } from './staff.ts';

/** User data that is exposed to the browser. */
export type User = SchemaOutput<typeof userSchema>;

export type UserRole = 'user' | StaffRole;

/** Response of `GET /api/_auth/session`; without `user` the visitor is anonymous. */
export type SessionResponse = SchemaOutput<typeof sessionResponseSchema>;

/** State of the visitor's session in the browser (specification section 4). */
export interface SessionState {
  /** False until the first session request has finished, successfully or not. */
  readonly ready: boolean;
  /** User of the session or of a consumed one-time token; null for an anonymous visitor. */
  readonly user: User | null;
  readonly loggedIn: boolean;
}
