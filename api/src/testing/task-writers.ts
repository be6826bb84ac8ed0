import type { Pool } from 'pg';
import { ulid } from 'ulid';

/** The row to which the tasks of `addMailTask` refer. */
export interface TaskRecord {
  readonly userId: string;
}

/** Adds subscribers of a newsletter list and an issue whose sending is due. */
export async function addIssue(
  pool: Pool,
  recipientCount: number,
): Promise<{ readonly recipients: readonly string[] }> {
  const recipients = Array.from(
    { length: recipientCount },
    (_, index) => `leserin-${index}@hof.example`,
  );
  const issueId = ulid();
  for (const email of recipients) {
    await pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, list_id, state)
       VALUES ($1, $2, 'markt', 'active')`,
      [ulid(), email],
    );
  }
  await pool.query(
    `INSERT INTO newsletter_issues (id, list_id, subject, text, state, scheduled_for, author)
     VALUES ($1, 'markt', 'Weizen', 'Guten Tag.', 'scheduled', now(), 'x')`,
    [issueId],
  );
  await pool.query(`INSERT INTO tasks (id, kind, payload) VALUES ($1, 'newsletter.start', $2)`, [
    ulid(),
    { issueId, version: 1 },
  ]);
  return { recipients };
}

/** Adds the account whose email address the tasks report as changed. */
export async function addRecord(pool: Pool): Promise<TaskRecord> {
  const userId = ulid();
  await pool.query(
    `INSERT INTO users (id, email, email_verified, display_name)
     VALUES ($1, 'anna@hof.example', true, 'Anna Acker')`,
    [userId],
  );
  return { userId };
}

/** Adds a change of the email address, and in the same statement the task that mails both addresses. */
export async function addMailTask(
  pool: Pool,
  { userId }: TaskRecord,
  number: number,
): Promise<void> {
  const changeId = ulid();
  await pool.query(
    `WITH change AS (
       INSERT INTO email_changes (id, user_id, old_email, new_email)
       VALUES ($1, $2, $3, $4) RETURNING id)
     INSERT INTO tasks (id, kind, payload)
     SELECT $5, 'mail.email-changed', jsonb_build_object('changeId', id) FROM change`,
    [changeId, userId, `alt-${number}@hof.example`, `neu-${number}@hof.example`, ulid()],
  );
}
