import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

/** A Veranstaltung that somebody must look at. */
export interface EventCase {
  readonly eventId: string;
  readonly title: string;
  /** What is to be decided on, as labelled texts; `before` what is shown now. */
  readonly content: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>> | null;
  /** The same as it would be stored. */
  readonly proposal: EventProposal;
  /** Sent in by somebody without an account. */
  readonly guest: boolean;
}

/** The desk that decides; the decision comes back through `decide-event.ts`. */
export interface EventReview {
  open(tx: Executor, entry: EventCase): Promise<void>;
}
