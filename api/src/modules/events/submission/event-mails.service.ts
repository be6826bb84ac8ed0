import { eq } from 'drizzle-orm';

import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createEventMail } from '#mail/event-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { createConfirmationContent } from './confirmation-content.ts';
import type { StoredEventRow } from './event-input.ts';
import { findEventInAnyState } from './own-event.repository.ts';

/** Returns the email address of the person who submitted the event. */
export async function findOwnerEmail(
  db: Executor,
  { ownerId, ownerEmail }: StoredEventRow,
): Promise<string | null> {
  if (!ownerId) return ownerEmail;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return user?.email ?? null;
}

/** Creates the handler of the task that sends mails to a person who submitted an event. */
export function createEventMailHandlers(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
}): Pick<TaskHandlers, 'mail.event'> {
  const { db, mailer, siteUrl, signedIds } = dependencies;
  return {
    'mail.event': async ({ id, payload: { eventId, notification } }) => {
      const event = await findEventInAnyState(db, eventId);
      const recipient = event && (await findOwnerEmail(db, event));
      if (!event || !recipient) return;
      const manageUrl = eventPaths.manage(signedIds.sign('event-edit', eventId));
      const confirmation = createConfirmationContent(eventId, event.ownerEmail);
      const confirmUrl = eventPaths.confirm(signedIds.sign('event-confirm', confirmation));
      const content = createEventMail(notification, {
        title: event.title,
        url: siteUrl + (notification === 'confirmation-requested' ? confirmUrl : manageUrl),
      });
      await mailer.send({ ...renderMail(content), to: recipient, id });
    },
  };
}
