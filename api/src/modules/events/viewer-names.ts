import { eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

/** Returns the first name, last name and phone number of an account, to prefill a form. */
export async function findContactDetails(db: Executor, id: string) {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, phone: users.phone })
    .from(users)
    .where(eq(users.id, id));
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    phone: user?.phone ?? '',
  };
}
