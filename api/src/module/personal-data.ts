import type { Executor } from '#db/database.ts';

/**
 * A former email address of the user. Data stored with it after `usedUntil` may belong to someone
 * else.
 */
export interface FormerEmail {
  readonly email: string;
  readonly usedUntil: Date;
}

/** The user whose data is exported or erased. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
  /** Former email addresses of the user; set by every export and deletion. */
  readonly formerEmails?: readonly FormerEmail[];
}

/**
 * Exports and erases the personal data of one module. Every module that stores personal data
 * implements this interface; the data export and the account deletion call all implementations.
 */
export interface PersonalData {
  /** German title of the chapter in the export. */
  readonly title: string;
  export(subject: DataSubject): Promise<unknown>;
  /** Deletes the data, or anonymises data that must be kept by law. */
  erase(tx: Executor, subject: DataSubject): Promise<void>;
  /** German description of the data that is kept after the account deletion, and of the reason. */
  readonly retention?: { readonly what: string; readonly why: string };
}
