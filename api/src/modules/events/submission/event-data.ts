import { eq, or } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { events } from '#db/tables/events.ts';
import { deleteCasesOfEntries } from '#modules/moderation/interface.ts';
import type { DataSubject, PersonalData } from '#module/personal-data.ts';

const createPersonCondition = ({ id, email }: DataSubject) =>
  or(eq(events.ownerId, id), eq(events.ownerEmail, email));

/** Column values that erase all data of the submitter, including a pending change. */
const erasedSubmitterColumns = {
  ownerId: null,
  ownerEmail: null,
  ownerConfirmedAt: null,
  organizer: 'Ohne Angabe',
  change: null,
};

/**
 * Returns the functions that export and erase the events that a person submitted. Published events
 * stay, but their data about the submitter is erased.
 */
export function createEventPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Eingereichte Veranstaltungen',
    export: async (subject) => {
      const rows = await db.select().from(events).where(createPersonCondition(subject));
      return rows.map(({ id, title, summary, description, state, submittedAt, pictures }) => {
        const exportedPictures = pictures.map(({ src, alt }) => ({ src, alt }));
        return {
          id,
          titel: title,
          kurz: summary,
          text: description,
          stand: state,
          bilder: exportedPictures,
          submittedAt,
        };
      });
    },
    erase: async (tx, subject) => {
      const rows = await tx
        .select({ id: events.id, state: events.state })
        .from(events)
        .where(createPersonCondition(subject));
      const ids = rows.map(({ id }) => id);
      await deleteCasesOfEntries(tx, 'event', ids);
      for (const { id, state } of rows) {
        if (state === 'published')
          await tx.update(events).set(erasedSubmitterColumns).where(eq(events.id, id));
        else await tx.delete(events).where(eq(events.id, id));
      }
    },
    retention: {
      what: 'Veranstaltungen, die im Kalender stehen',
      why: 'sie sind öffentlich angekündigt; Ihr Name steht nicht mehr dabei',
    },
  };
}
