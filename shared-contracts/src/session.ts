import type { StaffRole } from './staff.ts';

/** User data that is exposed to the browser. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly UserRole[];
}

export type UserRole = 'user' | StaffRole;

/** Answer of `GET /api/_auth/session`; without `user` the visitor is anonymous. */
export interface SessionAnswer {
  readonly user?: User | null;
}

/** State of the visitor's session in the browser (specification section 4). */
export interface SessionState {
  /** False until the first session request has finished, successfully or not. */
  readonly ready: boolean;
  /** User of the session or of a consumed one-time token; null for an anonymous visitor. */
  readonly user: User | null;
  readonly loggedIn: boolean;
}
