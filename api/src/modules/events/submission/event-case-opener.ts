import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

/** Data from which a moderation case about an event is created. */
export interface EventCase {
  readonly eventId: string;
  readonly title: string;
  /**
   * Labelled texts of the submitted version, shown to the moderator. `before` contains the texts of
   * the published version.
   */
  readonly content: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>> | null;
  /** The submitted version, which is published on approval. */
  readonly proposal: EventProposal;
  /** Whether the submitter has no account. */
  readonly isGuest: boolean;
}

/** Opens moderation cases. The functions in `decide-event.ts` apply the decisions. */
export interface EventCaseOpener {
  open(tx: Executor, entry: EventCase): Promise<void>;
}
