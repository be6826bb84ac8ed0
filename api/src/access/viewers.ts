import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';

/** Access checks for the routes of all modules. The session module implements them. */
export interface ViewerChecks {
  findUser(request: FastifyRequest): Promise<User | null>;
  /** Returns the signed-in user. @throws Problem `session.required` */
  requireViewer(request: FastifyRequest): Promise<{ readonly user: User }>;
  /** Requires a recent authentication. @throws Problem `session.required`, `session.stale` */
  requireFreshSession(request: FastifyRequest): Promise<{ readonly user: User }>;
  /**
   * If the configuration requires it, checks that a staff member has used a second factor and has
   * signed in recently. @throws Problem `session.required`, `session.second-factor`,
   * `session.stale`
   */
  requireSecondFactor(request: FastifyRequest): Promise<{ readonly user: User }>;
}
