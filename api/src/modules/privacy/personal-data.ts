import type { Executor } from '#db/database.ts';

/** An address that somebody gave up: what came from it later may be somebody else's. */
export interface FormerAddress {
  readonly email: string;
  readonly until: Date;
}

/** Whose data it is. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
  /** Addresses they had before; export and deletion always give them. */
  readonly formerAddresses?: readonly FormerAddress[];
}

/**
 * What one module knows about a person. Every module that keeps personal data gives one of these;
 * export and deletion go through all of them.
 */
export interface PersonalData {
  /** German name of the chapter in the copy. */
  readonly title: string;
  export(subject: DataSubject): Promise<unknown>;
  /** Removes it, or what ties it to the person where the law wants it kept. */
  erase(tx: Executor, subject: DataSubject): Promise<void>;
  /** What stays after a deletion, and why. */
  readonly kept?: { readonly what: string; readonly why: string };
}
