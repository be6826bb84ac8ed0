import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The properties that identify a mail across all attempts to send it. */
export interface MailIdentity {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/**
 * Local record of mails that the SMTP server accepted. An entry is written before the database is
 * updated, so that a restarted process does not send the mail again.
 */
export interface SentMails {
  has(mail: MailIdentity): boolean;
  /** Records a mail. Writes synchronously, so that the record survives an exit of the process. */
  add(mail: MailIdentity): void;
}

const retentionMs = 3 * 86_400_000;

/**
 * Returns a hash that identifies a mail, because the record must not contain email addresses or
 * subjects.
 */
const getKey = ({ id, to, subject }: MailIdentity) =>
  createHash('sha256').update([id, to, subject].join('\n')).digest('base64url').slice(0, 27);

/**
 * Opens the record of sent mails, a local file whose lines each contain the time and key of a mail.
 * The file is opened when the first mail is sent; lines older than three days are dropped.
 */
export function openSentMails(dataDir: string): SentMails {
  const file = path.join(dataDir, 'sent-mails');
  let knownKeys: Set<string> | undefined;
  const readKnownKeys = () => (knownKeys ??= readRecentKeys(dataDir, file));
  return {
    has: (mail) => readKnownKeys().has(getKey(mail)),
    add: (mail) => {
      const key = getKey(mail);
      readKnownKeys().add(key);
      appendFileSync(file, `${Date.now()} ${key}\n`, { mode: 0o600 });
    },
  };
}

/** Reads the recent lines and rewrites the file without the old ones. */
function readRecentKeys(dataDir: string, file: string): Set<string> {
  mkdirSync(dataDir, { recursive: true });
  const lines = readLines(file).filter(([time]) => Date.now() - time < retentionMs);
  const text = lines.map(([time, key]) => `${time} ${key}\n`).join('');
  writeFileSync(`${file}.tmp`, text, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return new Set(lines.map(([, key]) => key));
}

/** Reads the lines of the file, except a last line that a killed process left incomplete. */
function readLines(file: string): (readonly [time: number, key: string])[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...text.matchAll(/^(\d{13}) ([\w-]{27})$/gmu)].map(
    ([, time, key = '']) => [Number(time), key] as const,
  );
}
