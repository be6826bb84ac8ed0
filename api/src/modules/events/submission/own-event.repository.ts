import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { events } from '#db/tables/events.ts';

import { addLexemes } from '../event-words.ts';
import type { StoredEventRow } from './event-input.ts';

/** Finds an event in any state. Locks its row if `shouldLock` is set. */
export async function findEventInAnyState(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredEventRow | null> {
  const query = db.select().from(events).where(eq(events.id, id));
  const [event] = await (shouldLock ? query.for('update') : query);
  return event ?? null;
}

export async function insertEvent(tx: Executor, event: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(addLexemes(event));
}

/** Returns whether a change contains all texts of an event. A change with a title always does. */
const isCompleteContent = (
  change: Partial<typeof events.$inferInsert>,
): change is typeof events.$inferInsert => change.title !== undefined;

/** Updates an event and increments its version. */
export async function changeEvent(
  tx: Executor,
  id: string,
  change: Partial<typeof events.$inferInsert>,
): Promise<void> {
  await tx
    .update(events)
    .set({
      ...(isCompleteContent(change) ? addLexemes(change) : change),
      version: sql`${events.version} + 1`,
    })
    .where(eq(events.id, id));
}
