import { and, eq, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { formSubmissions } from '#db/tables/forms.ts';

export type NewSubmission = Pick<
  typeof formSubmissions.$inferInsert,
  'form' | 'key' | 'answers' | 'labels' | 'version' | 'versionAt' | 'consents' | 'deleteAt'
>;

/** Inserts a submission. `isNew` is false if the form already has one with the same `key`. */
export async function insertSubmission(
  db: Executor,
  row: NewSubmission,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const rows = await db
    .insert(formSubmissions)
    .values({ ...row, id: ulid() })
    .onConflictDoNothing({ target: [formSubmissions.form, formSubmissions.key] })
    .returning({ id: formSubmissions.id });
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const [existingSubmission] = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.form, row.form), eq(formSubmissions.key, row.key)));
  if (!existingSubmission) throw new Error('a concurrent transaction removed the submission');
  return { id: existingSubmission.id, isNew: false };
}

export async function findSubmission(db: Executor, id: string) {
  const rows = await db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return rows[0] ?? null;
}

export async function deleteOldSubmissions(db: Executor, now: Date): Promise<void> {
  await deleteInBatches(db, formSubmissions, lt(formSubmissions.deleteAt, now));
}
