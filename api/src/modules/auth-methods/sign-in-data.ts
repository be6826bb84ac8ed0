import { asc, eq } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import { accounts } from '#db/tables/users.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { findPasskeys } from './passkey.repository.ts';

/**
 * Returns the functions that export the sign-in methods of a user, without keys, hashes and codes.
 * The sign-in methods are deleted with the account.
 */
export function createSignInPersonalData(db: Drizzle): PersonalData {
  const findProviders = (userId: string) =>
    db
      .select({ anbieter: accounts.issuer, art: accounts.providerId, seit: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accounts.id));
  const findSecondFactors = (userId: string) =>
    db
      .select({ seit: secondFactors.createdAt, bestaetigt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId));
  return {
    title: 'Anmeldewege',
    export: async ({ id }) => ({
      passwortUndAnbieter: await findProviders(id),
      passkeys: (await findPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
        name,
        seit: createdAt,
        zuletzt: lastUsedAt,
      })),
      zweiterFaktor: await findSecondFactors(id),
    }),
    erase: async () => undefined,
  };
}
