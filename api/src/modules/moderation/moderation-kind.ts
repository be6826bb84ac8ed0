import type { Executor } from '#db/database.ts';
import type { ModerationKindName, moderationCases } from '#db/tables/moderation.ts';

export type StoredCase = typeof moderationCases.$inferSelect;

/** A decision in the words of its mail. */
export interface Measure {
  readonly subject: string;
  /** Goes on „… geprüft und entschieden,“. */
  readonly what: string;
  /** Said when an objection was right. */
  readonly granted: string;
}

/** Somebody with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Whom a decision concerns, and where they read about it. */
export interface Concerned {
  readonly email: string;
  readonly name: string;
  /** Own path where the entry's owner sees it, with its decision and the way to object. */
  readonly page: string;
}

/**
 * What the desk must know of one kind of entry. A module that has something to be reviewed gives one
 * of these and opens cases with `openCase`; queue, decision, mails and appeals are the desk's.
 */
export interface ModerationKind {
  readonly kind: ModerationKindName;
  /** In mails: „Ihre Anzeige“. */
  readonly label: string;
  /** What a decision against it does, where that is not „nicht zeigen“. */
  measure?(decided: StoredCase): Measure;
  /** The entry may be shown, or its waiting change may: in the version of the case (`proposal`). */
  approve(tx: Executor, decided: StoredCase): Promise<void>;
  reject(tx: Executor, decided: StoredCase): Promise<void>;
  /**
   * An objection was right: the version it was about is shown (again). What was written after the
   * decision is not let through with it; it waits for its own.
   */
  grantAppeal(tx: Executor, decided: StoredCase): Promise<void>;
  denyAppeal(tx: Executor, decided: StoredCase): Promise<void>;
  /** Takes away what is shown, after a notice. @returns what was there; null when nothing was */
  block(
    tx: Executor,
    subjectId: string,
  ): Promise<{
    readonly title: string;
    readonly content: Readonly<Record<string, string>>;
    readonly proposal: Readonly<Record<string, unknown>>;
  } | null>;
  /** Whether the entry is this person's own. */
  isOf(db: Executor, subjectId: string, person: Person): Promise<boolean>;
  concerned(db: Executor, subjectId: string): Promise<Concerned | null>;
  /** The entry behind a path of the site that somebody complains about; null for another's. */
  target(
    db: Executor,
    path: string,
  ): Promise<{ readonly id: string; readonly title: string } | null>;
}

/** The registered kinds by name. */
export type ModerationKinds = ReadonlyMap<ModerationKindName, ModerationKind>;

export function kindsOf(all: readonly ModerationKind[]): ModerationKinds {
  return new Map(all.map((kind) => [kind.kind, kind]));
}
