import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaughtMail } from './caught-mail.ts';
import { parseMail, type Envelope } from './parse-mail.ts';
import { storedMailSchema } from './stored-mail.schema.ts';

/** Maximum total size of all raw messages on disk, in bytes. */
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;

function createMailId(time: number): string {
  return `${time.toString(36).padStart(9, '0')}${randomBytes(5).toString('hex')}`;
}

const getMessageId = ({ headers }: CaughtMail) =>
  headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value;

function isSameMail(one: CaughtMail, other: CaughtMail): boolean {
  const id = getMessageId(one);
  if (id === undefined || id !== getMessageId(other)) return false;
  return String(one.recipients) === String(other.recipients);
}

/**
 * Caught mails in memory and on disk, newest first. When there are too many mails or bytes, the
 * oldest mails are deleted.
 */
export class Mailbox {
  readonly #folder: string;
  readonly #maxMails: number;
  #mails: readonly CaughtMail[] = [];
  #lastAddition: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, maxMails: number) {
    this.#folder = folder;
    this.#maxMails = maxMails;
  }

  /**
   * Opens a mailbox with the mails that an earlier process has stored. Deletes unreadable files.
   */
  static async open(folder: string, maxMails: number): Promise<Mailbox> {
    const mailbox = new Mailbox(folder, maxMails);
    await mkdir(folder, { recursive: true });
    const mails: CaughtMail[] = [];
    for (const file of await readdir(folder)) {
      const mail = file.endsWith('.json') ? await mailbox.#read(file) : undefined;
      if (mail) mails.push(mail);
      else await rm(join(folder, file), { force: true, recursive: true });
    }
    mailbox.#mails = mails.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    await mailbox.#deleteSurplusMails();
    return mailbox;
  }

  get mails(): readonly CaughtMail[] {
    return this.#mails;
  }

  find(id: string): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  add(raw: Buffer, envelope: Pick<Envelope, 'sender' | 'recipients'>): Promise<CaughtMail> {
    // One after the other, so that of two copies at the same time one is kept.
    const addition = this.#lastAddition.then(() => this.#add(raw, envelope));
    this.#lastAddition = addition.catch(() => undefined);
    return addition;
  }

  async #add(
    raw: Buffer,
    { sender, recipients }: Pick<Envelope, 'sender' | 'recipients'>,
  ): Promise<CaughtMail> {
    const now = Date.now();
    const receivedAt = new Date(now).toISOString();
    const envelope = { id: createMailId(now), receivedAt, sender, recipients };
    const mail = await parseMail(raw, envelope);
    // Ignores a mail that was caught before, as mail systems do.
    const knownMail = this.#mails.find((other) => isSameMail(other, mail));
    if (knownMail) return knownMail;
    const file = join(this.#folder, `${mail.id}.json`);
    await writeFile(`${file}.tmp`, JSON.stringify({ envelope, raw: raw.toString('base64') }));
    await rename(`${file}.tmp`, file);
    this.#mails = [mail, ...this.#mails].toSorted((a, b) => (a.id < b.id ? 1 : -1));
    await this.#deleteSurplusMails();
    return mail;
  }

  async clear(): Promise<void> {
    const removedMails = this.#mails;
    this.#mails = [];
    await this.#remove(removedMails);
  }

  async #read(file: string): Promise<CaughtMail | undefined> {
    try {
      const storedMail = storedMailSchema.parse(
        JSON.parse(await readFile(join(this.#folder, file), 'utf8')),
      );
      return await parseMail(Buffer.from(storedMail.raw, 'base64'), storedMail.envelope);
    } catch {
      return undefined;
    }
  }

  async #deleteSurplusMails(): Promise<void> {
    let bytes = 0;
    const remainingMails = this.#mails.filter((mail, index) => {
      bytes += mail.bytes;
      return index === 0 || (index < this.#maxMails && bytes <= MAX_TOTAL_BYTES);
    });
    const removedMails = this.#mails.filter((mail) => !remainingMails.includes(mail));
    this.#mails = remainingMails;
    await this.#remove(removedMails);
  }

  async #remove(mails: readonly CaughtMail[]): Promise<void> {
    await Promise.all(mails.map(({ id }) => rm(join(this.#folder, `${id}.json`), { force: true })));
  }
}
