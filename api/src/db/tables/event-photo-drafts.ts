import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { timestamps, ulidKey } from './columns.ts';
import { events } from './events.ts';
import { createPhotoColumns } from './photo-columns.ts';

/** Photo drafts of events: the photos of an event while its submitter edits them. */
export const eventPhotoDrafts = pgTable(
  'event_photo_drafts',
  {
    /**
     * Secret: anyone with this id can add photos. The api returns it only to holders of the event's
     * link code.
     */
    id: ulidKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ...createPhotoColumns(),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [uniqueIndex('event_photo_drafts_event_key').on(table.eventId)],
);
