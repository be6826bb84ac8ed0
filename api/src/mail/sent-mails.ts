import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What identifies a mail over all tries to send it. */
export interface MailIdentity {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/**
 * Mails that the mail server has taken. The database learns of it a moment later; whoever is killed
 * in between finds it here and does not send them again.
 */
export interface SentMails {
  has(mail: MailIdentity): boolean;
  /** Written when it returns: a process that is killed afterwards has noted it. */
  note(mail: MailIdentity): void;
}

const keptMs = 3 * 86_400_000;

/** Neither addresses nor subjects stand in the file. */
const keyOf = ({ id, to, subject }: MailIdentity) =>
  createHash('sha256').update([id, to, subject].join('\n')).digest('base64url').slice(0, 27);

/**
 * Lines of `time key` in a file of this machine, opened with the first mail; forgets what is older
 * than three days.
 */
export function openSentMails(dataDir: string): SentMails {
  const file = path.join(dataDir, 'sent-mails');
  let known: Set<string> | undefined;
  const open = () => (known ??= readRecent(dataDir, file));
  return {
    has: (mail) => open().has(keyOf(mail)),
    note: (mail) => {
      const key = keyOf(mail);
      open().add(key);
      appendFileSync(file, `${Date.now()} ${key}\n`, { mode: 0o600 });
    },
  };
}

/** What is not too old, and the file with nothing else. */
function readRecent(dataDir: string, file: string): Set<string> {
  mkdirSync(dataDir, { recursive: true });
  const lines = readLines(file).filter(([time]) => Date.now() - time < keptMs);
  const text = lines.map(([time, key]) => `${time} ${key}\n`).join('');
  writeFileSync(`${file}.tmp`, text, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return new Set(lines.map(([, key]) => key));
}

/** None without a file; a line that was cut off by a kill is left out. */
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
