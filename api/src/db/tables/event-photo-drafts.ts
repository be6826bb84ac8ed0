import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { recordTimes, ulidKey } from './columns.ts';
import { events } from './events.ts';
import { photoColumns } from './photo-columns.ts';

/** Pictures of a Veranstaltung while whoever sent it in puts them together. */
export const eventPhotoDrafts = pgTable(
  'event_photo_drafts',
  {
    /** Told to nobody but who has the code of the Veranstaltung: whoever knows it may add photos. */
    id: ulidKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ...photoColumns(),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [uniqueIndex('event_photo_drafts_event_key').on(table.eventId)],
);
