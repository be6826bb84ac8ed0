import type { StaffRole } from './staff.ts';

/** A signed-in person as the browser may know them. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly UserRole[];
}

export type UserRole = 'user' | StaffRole;

/** Answer of GET /api/_auth/session: an object without user means anonymous. */
export interface SessionAnswer {
  readonly user?: User | null;
}

/** Session as the page sees it (specification section 4). */
export interface SessionState {
  /** False until the first read has finished, however it ended. */
  readonly ready: boolean;
  /** From the session or from a consumed one-time token. */
  readonly user: User | null;
  readonly loggedIn: boolean;
}
