import type { ChangeProfileRequest, Profile } from '@gruenland/shared-contracts/api/profile.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { findProfile, saveProfile } from './profile.repository.ts';

/** What people tell about themselves. */
export interface ProfileService {
  read(user: User): Promise<Profile>;
  /** @throws Problem `record.changed` when it was changed elsewhere meanwhile */
  change(user: User, request: ChangeProfileRequest): Promise<void>;
}

/** Names of the fields whose contents differ. */
function changedFields(before: object, after: object): string[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([name, value]) => (value ?? null) !== (was[name] ?? null))
    .map(([name]) => name);
}

export function createProfileService(db: Drizzle): ProfileService {
  async function read({ id }: User): Promise<Profile> {
    const profile = await findProfile(db, id);
    if (!profile) throw new Problem('record.not-found');
    return profile;
  }
  return {
    read,
    change: async (user, { version, ...fields }) => {
      const fieldNames = changedFields(await read(user), fields);
      await db.transaction(async (tx) => {
        const saved = await saveProfile(tx, user.id, version, fields);
        if (!saved) throw new Problem('record.changed');
        await recordAudit(tx, {
          action: 'account.profile-changed',
          actor: user.id,
          subject: `user:${user.id}`,
          details: { fields: fieldNames, trader: fields.accountType === 'trader' },
        });
      });
    },
  };
}
