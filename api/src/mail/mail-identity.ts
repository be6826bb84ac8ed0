import { createHash } from 'node:crypto';

/** The properties that identify a mail across all attempts to send it. */
export interface MailIdentity {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/**
 * Returns a hash that identifies a mail, because records of sent mails must not contain email
 * addresses or subjects.
 */
export const getMailKey = ({ id, to, subject }: MailIdentity): string =>
  createHash('sha256').update([id, to, subject].join('\n')).digest('base64url').slice(0, 27);
