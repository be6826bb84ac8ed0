import { eq, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { formSubmissions } from '#db/tables/forms.ts';

export type NewSubmission = Pick<
  typeof formSubmissions.$inferInsert,
  'form' | 'key' | 'answers' | 'labels' | 'version' | 'versionAt' | 'consents' | 'deleteAt'
>;

/** Id of the new submission; null when the same was kept before. */
export async function insertSubmission(db: Executor, row: NewSubmission): Promise<string | null> {
  const rows = await db
    .insert(formSubmissions)
    .values({ ...row, id: ulid() })
    .onConflictDoNothing({ target: [formSubmissions.form, formSubmissions.key] })
    .returning({ id: formSubmissions.id });
  return rows[0]?.id ?? null;
}

export async function findSubmission(db: Executor, id: string) {
  const rows = await db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return rows[0] ?? null;
}

export async function deleteOldSubmissions(db: Executor, now: Date): Promise<void> {
  await db.delete(formSubmissions).where(lt(formSubmissions.deleteAt, now));
}
