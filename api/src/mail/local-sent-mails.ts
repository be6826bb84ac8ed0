import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Record of the mails that the mail server accepted from apis of this machine. Unlike the record in
 * the database, it is written before the process can be interrupted.
 */
export interface LocalSentMails {
  has(key: string): boolean;
  /** Records a mail. Writes synchronously, so that the record survives an exit of the process. */
  add(key: string): void;
  /** Returns the mails that the file contains since a time in milliseconds since 1970. */
  listSince(time: number): string[];
}

const retentionMs = 3 * 86_400_000;

/**
 * Opens the record of sent mails, a local file whose lines each contain the time and key of a mail.
 * The file is opened when the first mail is sent; lines older than three days are dropped.
 */
export function openLocalSentMails(dataDir: string): LocalSentMails {
  const file = path.join(dataDir, 'sent-mails');
  let knownKeys: Set<string> | undefined;
  const readKnownKeys = () => (knownKeys ??= readRecentKeys(dataDir, file));
  return {
    has: (key) => readKnownKeys().has(key),
    add: (key) => {
      readKnownKeys().add(key);
      appendFileSync(file, `${Date.now()} ${key}\n`, { mode: 0o600 });
    },
    listSince: (time) => readLines(file).flatMap(([sentAt, key]) => (sentAt >= time ? [key] : [])),
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
