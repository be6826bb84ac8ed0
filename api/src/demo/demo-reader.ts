import { eq } from 'drizzle-orm';
import type { UserRole } from '@gruenland/shared-contracts/session.ts';
import type { Drizzle } from '#db/database.ts';
import { users } from '#db/tables/users.ts';
import type { PasswordHasher } from '#modules/session/password.ts';
import { findStoredUser, insertUser } from '#modules/session/user.repository.ts';

type DemoPerson = Readonly<Record<'email' | 'password' | 'displayName', string>>;

/** The public demo account. It is created only in the embedded database. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
  displayName: 'Lena Leserin',
} as const satisfies DemoPerson;

/** The demo moderator for `/_internal/redaktion`. */
const demoModerator = {
  email: 'redaktion@gruenland.example',
  password: 'Hafer-und-Lupine-9',
  displayName: 'Rieke Redaktion',
} as const satisfies DemoPerson;

/** The demo account with the roles customer service, editor and operator. */
const demoStaff = {
  email: 'verlag@gruenland.example',
  password: 'Roggen-und-Distel-4',
  displayName: 'Volker Verlag',
} as const satisfies DemoPerson;

/** The demo administrator, who may open all staff pages, including the audit log. */
const demoAdmin = {
  email: 'leitung@gruenland.example',
  password: 'Gerste-und-Kresse-3',
  displayName: 'Lore Leitung',
} as const satisfies DemoPerson;

async function addPerson(
  db: Drizzle,
  passwordHasher: PasswordHasher,
  { email, password, displayName }: DemoPerson,
  roles: readonly UserRole[],
): Promise<void> {
  if (await findStoredUser(db, { email })) return;
  const passwordHash = await passwordHasher.hash(password);
  await db.transaction(async (tx) => {
    const person = { email, displayName, passwordHash, emailVerified: true };
    const newUser = await insertUser(tx, { ...person, termsAcceptedAt: new Date() });
    if (newUser)
      await tx
        .update(users)
        .set({ roles: [...roles] })
        .where(eq(users.id, newUser.id));
  });
}

export const addDemoReader = (db: Drizzle, passwordHasher: PasswordHasher) =>
  addPerson(db, passwordHasher, demoReader, ['user']);

export const addDemoStaff = (db: Drizzle, passwordHasher: PasswordHasher) =>
  addPerson(db, passwordHasher, demoStaff, ['user', 'customer-service', 'editor', 'operator']);

export const addDemoModerator = (db: Drizzle, passwordHasher: PasswordHasher) =>
  addPerson(db, passwordHasher, demoModerator, ['user', 'moderator']);

export const addDemoAdmin = (db: Drizzle, passwordHasher: PasswordHasher) =>
  addPerson(db, passwordHasher, demoAdmin, ['user', 'admin']);
