import type { StaffRole } from './staff.ts';

/** User data that is exposed to the browser. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly UserRole[];
}

export type UserRole = 'user' | StaffRole;

/** Answer of `GET /api/_auth/session`; without a user the visitor is anonymous. */
export interface SessionAnswer {
  readonly user?: User | null;
}

/** Session state of the page (specification section 4). */
export interface SessionState {
  /** False until the first request has finished, successfully or not. */
  readonly ready: boolean;
  /** User from the session or from a consumed one-time token. */
  readonly user: User | null;
  readonly loggedIn: boolean;
}
