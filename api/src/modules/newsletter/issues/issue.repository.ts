import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { newsletterIssues } from '#db/tables/newsletter-issues.ts';

export type StoredIssue = typeof newsletterIssues.$inferSelect;
export type IssueContent = Pick<
  StoredIssue,
  'listId' | 'audience' | 'subject' | 'preheader' | 'text' | 'stories' | 'author'
>;

export async function insertIssue(db: Executor, content: IssueContent): Promise<string> {
  const id = ulid();
  await db.insert(newsletterIssues).values({ ...content, id });
  return id;
}

/** Finds an issue. @param shouldLock whether to lock the row, so that changes are serialized */
export async function findIssue(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredIssue | null> {
  const query = db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

export async function saveIssue(
  db: Executor,
  id: string,
  change: Partial<Omit<StoredIssue, 'id' | 'version' | 'createdAt'>>,
): Promise<void> {
  await db
    .update(newsletterIssues)
    .set({ ...change, version: sql`${newsletterIssues.version} + 1` })
    .where(eq(newsletterIssues.id, id));
}

/** Returns scheduled issues and issues that are being sent, then the others; the latest first. */
export async function findIssues(db: Executor, maxIssues = 20): Promise<StoredIssue[]> {
  return db
    .select()
    .from(newsletterIssues)
    .orderBy(
      desc(inArray(newsletterIssues.state, ['scheduled', 'sending'])),
      desc(newsletterIssues.updatedAt),
    )
    .limit(maxIssues);
}

/**
 * Marks an issue as sent if none of its deliveries is left to send. Runs after every mail,
 * outside the mail's transaction.
 */
export async function finishIssue(db: Executor, id: string): Promise<void> {
  await db
    .update(newsletterIssues)
    .set({ state: 'sent', finishedAt: sql`now()` })
    .where(
      and(
        eq(newsletterIssues.id, id),
        eq(newsletterIssues.state, 'sending'),
        sql`NOT EXISTS (SELECT 1 FROM newsletter_deliveries AS d
          WHERE d.issue_id = ${id} AND d.state IN ('waiting', 'queued'))`,
      ),
    );
}
