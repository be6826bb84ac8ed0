import type { ChangeProfileRequest, Profile } from '@gruenland/shared-contracts/api/profile.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { findProfile, saveProfile } from './profile.repository.ts';

/** Reads and changes the user's profile. */
export interface ProfileService {
  read(user: User): Promise<Profile>;
  /**
   * Changes the profile.
   * @throws Problem `record.changed` when the version is outdated; `form.invalid` when the user
   *   removes trader details while trader ads are active (§ 5 DDG requires the details in these
   *   ads)
   */
  change(user: User, request: ChangeProfileRequest): Promise<void>;
}

/** Returns the names of the fields whose values differ. */
function getChangedFieldNames(fieldsBefore: object, fieldsAfter: object): string[] {
  const previousFields = fieldsBefore as Record<string, unknown>;
  return Object.entries(fieldsAfter)
    .filter(([name, value]) => (value ?? null) !== (previousFields[name] ?? null))
    .map(([name]) => name);
}

const formatActiveAdsMessage = (count: number) =>
  `${count === 1 ? 'Eine gewerbliche Anzeige läuft' : `${count} gewerbliche Anzeigen laufen`} noch und brauchen Firma und Impressum. Bitte beenden oder löschen Sie sie zuerst, danach können Sie privat handeln.`;

/** @param countTraderAds counts the active ads of an account that are marked as trader ads */
export function createProfileService(
  db: Drizzle,
  countTraderAds: (db: Executor, userId: string) => Promise<number>,
): ProfileService {
  async function readProfile({ id }: User): Promise<Profile> {
    const profile = await findProfile(db, id);
    if (!profile) throw new Problem('record.not-found');
    return profile;
  }
  return {
    read: readProfile,
    change: async (user, { version, ...fields }) => {
      const fieldNames = getChangedFieldNames(await readProfile(user), fields);
      await db.transaction(async (tx) => {
        const isSaved = await saveProfile(tx, user.id, version, fields);
        if (!isSaved) throw new Problem('record.changed');
        const activeTraderAdCount =
          fields.accountType === 'trader' ? 0 : await countTraderAds(tx, user.id);
        if (activeTraderAdCount > 0) {
          throw new Problem('form.invalid', {
            fields: { accountType: formatActiveAdsMessage(activeTraderAdCount) },
          });
        }
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
