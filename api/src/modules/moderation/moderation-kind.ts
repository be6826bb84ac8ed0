import type { Executor } from '#db/database.ts';
import type { ModerationKindName, moderationCases } from '#db/tables/moderation.ts';
import type { ExtensionPoint } from '#module/extension-point.ts';

export type StoredCase = typeof moderationCases.$inferSelect;

/** The wording of the mail about a decision. */
export interface DecisionWording {
  readonly subject: string;
  /** End of the German sentence that begins with „… geprüft und entschieden,“. */
  readonly outcomeClause: string;
  /** Description of the outcome for the mail about a granted appeal. */
  readonly grantedText: string;
}

/** A person with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** The person whom a decision affects, and the page that shows the decision to this person. */
export interface AffectedPerson {
  readonly email: string;
  readonly name: string;
  /** Path on this site where the owner sees the entry, the decision and the way to appeal. */
  readonly page: string;
}

/**
 * The functions that moderation calls for one kind of entry. Modules with reviewed entries provide
 * them and open cases with `openCase`; this module implements queue, decisions, mails and appeals.
 */
export interface ModerationKind {
  readonly kind: ModerationKindName;
  /** How mails name the entry, in German, for example „Ihre Anzeige“. */
  readonly label: string;
  /**
   * Returns the mail wording of a decision against the entry. By default, the mail says "not
   * published".
   */
  getWording?(decidedCase: StoredCase): DecisionWording;
  /** Publishes the entry or its pending change, as the case stores it in `proposal`. */
  approve(tx: Executor, decidedCase: StoredCase): Promise<void>;
  reject(tx: Executor, decidedCase: StoredCase): Promise<void>;
  /**
   * Grants an appeal: publishes the version of the entry that the case is about. Later changes need
   * their own review.
   */
  grantAppeal(tx: Executor, decidedCase: StoredCase): Promise<void>;
  denyAppeal(tx: Executor, decidedCase: StoredCase): Promise<void>;
  /**
   * Blocks a published entry after a report. @returns its content, or null if the entry is not
   * public
   */
  block(
    tx: Executor,
    subjectId: string,
  ): Promise<{
    readonly title: string;
    readonly content: Readonly<Record<string, string>>;
    readonly proposal: Readonly<Record<string, unknown>>;
  } | null>;
  /** Returns whether the entry belongs to this person. */
  isOwnedBy(db: Executor, subjectId: string, person: Person): Promise<boolean>;
  findAffectedPerson(db: Executor, subjectId: string): Promise<AffectedPerson | null>;
  /**
   * Finds the entry at the path that a report names. Returns null if no entry of this kind is
   * there.
   */
  findTarget(
    db: Executor,
    path: string,
  ): Promise<{ readonly id: string; readonly title: string } | null>;
}

/** All kinds of moderated entries, by name. */
export type ModerationKinds = Readonly<Record<ModerationKindName, ModerationKind>>;

/** Extension point: each module with reviewed entries adds its kind. */
export const moderationKinds: ExtensionPoint<ModerationKindName, ModerationKind> = {
  title: 'kinds of moderation',
  requiredNames: ['ad', 'event', 'job', 'message', 'report'],
};
