import { TaskDelay } from '#queue/task-delay.ts';

/** A mail limit counts the mails of one hour. */
const delaySeconds = 3600;

/**
 * Counts the mail of a task towards the mail limit of an address before the mail is sent. Only the
 * first attempt counts, so that a mail server that is away uses up no limit.
 *
 * @param mayMail counts a mail; false when the limit is reached
 * @throws TaskDelay over the limit: the mail is sent in a later hour
 */
export async function delayOverLimit(
  mayMail: (email: string) => Promise<boolean>,
  email: string,
  attempt: number,
): Promise<void> {
  if (attempt === 1 && !(await mayMail(email))) throw new TaskDelay(delaySeconds);
}
