import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

/** A moderation case about an event. */
export interface EventCase {
  readonly eventId: string;
  readonly title: string;
  /** Labelled texts for the moderator; `before` contains the published version. */
  readonly content: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>> | null;
  /** The submitted version in its stored form. */
  readonly proposal: EventProposal;
  /** Whether the submitter has no account. */
  readonly guest: boolean;
}

/** Opens moderation cases; `decide-event.ts` applies the decisions. */
export interface EventReview {
  open(tx: Executor, entry: EventCase): Promise<void>;
}
