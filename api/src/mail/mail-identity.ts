import { createHash } from 'node:crypto';

/**
 * The properties that identify a mail across all attempts to send it. The subject is none of them:
 * it may change between two attempts.
 */
export interface MailIdentity {
  readonly id: string;
  readonly to: string;
}

/**
 * Returns a hash that identifies a mail, because records of sent mails must not contain email
 * addresses.
 */
export const getMailKey = ({ id, to }: MailIdentity): string =>
  createHash('sha256').update([id, to].join('\n')).digest('base64url').slice(0, 27);
