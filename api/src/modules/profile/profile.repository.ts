import { and, eq, sql } from 'drizzle-orm';

import type {
  AccountType,
  Country,
  Profile,
  ProfileFields,
  Salutation,
} from '@gruenland/shared-contracts/api/profile.ts';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

const profileColumns = {
  email: users.email,
  version: users.version,
  createdAt: users.createdAt,
  displayName: users.displayName,
  salutation: users.salutation,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  street: users.street,
  houseNo: users.houseNo,
  zip: users.zip,
  city: users.city,
  country: users.country,
  accountType: users.accountType,
  company: users.company,
  legalName: users.legalName,
  vatId: users.vatId,
  registerNo: users.registerNo,
  imprint: users.imprint,
};

export async function findProfile(db: Executor, id: string): Promise<Profile | null> {
  const rows = await db.select(profileColumns).from(users).where(eq(users.id, id));
  const [row] = rows;
  if (!row) return null;
  const { createdAt, ...fields } = row;
  return {
    ...fields,
    salutation: fields.salutation as Salutation | null,
    country: fields.country as Country | null,
    accountType: fields.accountType as AccountType,
    memberSince: createdAt.toISOString(),
  };
}

/** Saves a profile if `version` is still current. @returns false if `version` is outdated */
export async function saveProfile(
  db: Executor,
  id: string,
  version: number,
  fields: ProfileFields,
): Promise<boolean> {
  const updatedRows = await db
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id });
  return updatedRows.length > 0;
}
