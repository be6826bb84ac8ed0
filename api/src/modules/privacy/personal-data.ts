import type { Executor } from '#db/database.ts';

/** A former address of the user; later data with this address may belong to someone else. */
export interface FormerAddress {
  readonly email: string;
  readonly until: Date;
}

/** The user whose data is exported or erased. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
  /** Former email addresses; export and deletion always set them. */
  readonly formerAddresses?: readonly FormerAddress[];
}

/**
 * Personal data of one module. Every module that stores personal data provides one; export and
 * account deletion run all of them.
 */
export interface PersonalData {
  /** German title of the chapter in the export. */
  readonly title: string;
  export(subject: DataSubject): Promise<unknown>;
  /** Deletes the data, or anonymises data that must be kept by law. */
  erase(tx: Executor, subject: DataSubject): Promise<void>;
  /** What is kept after the deletion, and why. */
  readonly kept?: { readonly what: string; readonly why: string };
}
