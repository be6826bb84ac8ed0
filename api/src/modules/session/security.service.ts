import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { getDeviceName } from './device-name.ts';
import { findPendingEmailChange } from './email-change.repository.ts';
import { revokeUserTokens } from './one-time-token.repository.ts';
import { deleteSessionFamily, deleteOtherFamilies, findDevices } from './session.repository.ts';
import { findPasswordHash, findStoredUser } from './user.repository.ts';
import { getFamilyId, hasFreshLogin } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** Lists and ends the sessions of an account, and reads its sign-in settings. */
export interface SecurityService {
  overview(viewer: Viewer): Promise<AccountSecurity>;
  /** Ends one session. @throws Problem `record.not-found` */
  endSession(viewer: Viewer, id: string): Promise<void>;
  /** Ends all other sessions and third-party access. */
  endOtherSessions(viewer: Viewer): Promise<void>;
}

export function createSecurityService(db: Drizzle): SecurityService {
  return {
    overview: async (viewer) => {
      const { id, email } = viewer.user;
      const [devices, passwordHash, pendingEmailChange, storedUser] = await Promise.all([
        findDevices(db, id),
        findPasswordHash(db, id),
        findPendingEmailChange(db, id),
        findStoredUser(db, { id }),
      ]);
      return {
        email,
        hasPassword: passwordHash !== null,
        fresh: hasFreshLogin(viewer),
        pendingEmail: pendingEmailChange?.newEmail ?? null,
        deletionDueAt: storedUser?.deletionDueAt?.toISOString() ?? null,
        sessions: devices.map((device) => ({
          id: device.familyId,
          current: device.familyId === getFamilyId(viewer),
          device: getDeviceName(device.userAgent),
          signedInAt: device.signedInAt.toISOString(),
          lastSeenAt: device.lastSeenAt.toISOString(),
        })),
      };
    },
    endSession: async ({ user }, id) => {
      const isEnded = await deleteSessionFamily(db, user.id, id);
      if (!isEnded) throw new Problem('record.not-found');
    },
    endOtherSessions: async (viewer) => {
      const { id } = viewer.user;
      await db.transaction(async (tx) => {
        await deleteOtherFamilies(tx, id, getFamilyId(viewer));
        if (viewer.credential.kind === 'session') await revokeUserTokens(tx, id, ['third-party']);
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.other-sessions-ended', actor: id, subject });
      });
    },
  };
}
