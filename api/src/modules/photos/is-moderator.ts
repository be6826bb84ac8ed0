import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';

import type { RequireViewer } from '#modules/viewers.ts';

/** Whether somebody who asks sits at the desk, where what nobody else sees is decided on. */
export async function isAtDesk(
  viewers: RequireViewer,
  request: FastifyRequest,
  user: User | null,
): Promise<boolean> {
  if (user === null || !hasRole(user.roles, ['moderator'])) return false;
  return viewers.requireSecondFactor(request).then(
    () => true,
    () => false,
  );
}
