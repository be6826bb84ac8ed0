import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';

import type { ViewerChecks } from '#access/viewers.ts';

/** Returns whether the caller is a moderator and may see unpublished photos. */
export async function isModerator(
  viewerChecks: ViewerChecks,
  request: FastifyRequest,
  user: User | null,
): Promise<boolean> {
  if (user === null || !hasRole(user.roles, ['moderator'])) return false;
  return viewerChecks.requireSecondFactor(request).then(
    () => true,
    () => false,
  );
}
