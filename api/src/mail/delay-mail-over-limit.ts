import { TaskDelay } from '#queue/task-delay.ts';

/** Mail limits apply per hour, so a mail over the limit is delayed by one hour. */
export const MAIL_DELAY_SECONDS = 3600;

/**
 * Counts a task's mail towards the mail limit of an email address before the mail is sent. Counts
 * only the first attempt, so that retries do not use up the limit while the mail server is
 * unavailable.
 *
 * @param tryCountMail counts a mail; returns false when the limit is reached
 * @throws TaskDelay when the limit is reached; the task runs again an hour later
 */
export async function delayMailOverLimit(
  tryCountMail: (email: string) => Promise<boolean>,
  email: string,
  attempt: number,
): Promise<void> {
  if (attempt === 1 && !(await tryCountMail(email))) throw new TaskDelay(MAIL_DELAY_SECONDS);
}
