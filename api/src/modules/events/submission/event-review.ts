import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

/** Data with which a moderation case about an event is opened. */
export interface EventCase {
  readonly eventId: string;
  readonly title: string;
  /**
   * Labelled texts of the submitted version for the moderator; `before` has those of the published
   * one.
   */
  readonly content: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>> | null;
  /** The submitted version, to be published on approval. */
  readonly proposal: EventProposal;
  /** Whether the submitter has no account. */
  readonly isGuest: boolean;
}

/** Opens moderation cases. The functions in `decide-event.ts` apply the decisions. */
export interface EventReview {
  open(tx: Executor, entry: EventCase): Promise<void>;
}
