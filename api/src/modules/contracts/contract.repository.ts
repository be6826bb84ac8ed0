import { eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { contractDeclarations } from '#db/tables/print-subscriptions.ts';

export type StoredDeclaration = typeof contractDeclarations.$inferSelect;
export type NewDeclaration = Omit<
  typeof contractDeclarations.$inferInsert,
  'id' | 'receivedAt' | 'subscriptionId'
>;

export async function insertDeclaration(
  tx: Executor,
  declaration: NewDeclaration,
  subscriptionId: string | null,
): Promise<string> {
  const id = ulid();
  await tx
    .insert(contractDeclarations)
    .values({ ...declaration, id, subscriptionId, receivedAt: new Date() });
  return id;
}

export async function findDeclaration(db: Executor, id: string): Promise<StoredDeclaration | null> {
  const rows = await db.select().from(contractDeclarations).where(eq(contractDeclarations.id, id));
  return rows[0] ?? null;
}

/** Returns the declarations with these ids, in the order of the ids. Unknown ids are left out. */
export async function findDeclarations(
  db: Executor,
  ids: readonly string[],
): Promise<StoredDeclaration[]> {
  const rows = await db
    .select()
    .from(contractDeclarations)
    .where(inArray(contractDeclarations.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function findDeclarationsByEmail(
  db: Executor,
  email: string,
): Promise<StoredDeclaration[]> {
  return db
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.email, email))
    .orderBy(contractDeclarations.id);
}
