import type { Drizzle } from '#db/database.ts';
import { hashPassword } from '#modules/session/password.ts';
import { findStoredUser, insertUser } from '#modules/session/user.repository.ts';

/** The published account of the embedded mode; never made in a configured database. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
  displayName: 'Lena Leserin',
} as const;

/** Makes the demo reader if she is missing. */
export async function addDemoReader(db: Drizzle): Promise<void> {
  if (await findStoredUser(db, { email: demoReader.email })) return;
  const passwordHash = await hashPassword(demoReader.password);
  const { email, displayName } = demoReader;
  await db.transaction((tx) =>
    insertUser(tx, {
      email,
      displayName,
      passwordHash,
      emailVerified: true,
      termsAcceptedAt: new Date(),
    }),
  );
}
