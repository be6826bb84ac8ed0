import type { FastifyRequest } from 'fastify';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { Problem } from '#problem.ts';

/**
 * Requires that the signed-in user has one of these roles or `admin`. If the configuration requires
 * it, the user must also have used a second factor and signed in recently.
 *
 * @throws Problem `session.required`, `session.forbidden`, `session.second-factor`, `session.stale`
 */
export async function requireRole(
  viewerChecks: ViewerChecks,
  request: FastifyRequest,
  roles: readonly StaffRole[],
): Promise<User> {
  const { user } = await viewerChecks.requireViewer(request);
  if (!hasRole(user.roles, roles)) throw new Problem('session.forbidden');
  await viewerChecks.requireSecondFactor(request);
  return user;
}
