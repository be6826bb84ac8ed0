import type { FastifyRequest } from 'fastify';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { Problem } from '#problem.ts';

/**
 * Requires one of these roles or `admin`; if configured, with a second factor and a recent login.
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
