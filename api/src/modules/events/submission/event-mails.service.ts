import { eq } from 'drizzle-orm';

import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { eventMail } from '#mail/event-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { createConfirmation } from './confirm-address.ts';
import type { StoredEventRow } from './event-input.ts';
import { findAnyEvent } from './own-event.repository.ts';

/** Email address of the person who submitted the event. */
export async function findOwnerEmail(
  db: Executor,
  { ownerId, ownerEmail }: StoredEventRow,
): Promise<string | null> {
  if (!ownerId) return ownerEmail;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return user?.email ?? null;
}

/** Task that sends mails to people who submitted events. */
export function createEventMails(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
}): Pick<TaskHandlers, 'mail.event'> {
  const { db, mailer, siteUrl, signedIds } = dependencies;
  return {
    'mail.event': async ({ id, payload: { eventId, news } }) => {
      const event = await findAnyEvent(db, eventId);
      const to = event && (await findOwnerEmail(db, event));
      if (!event || !to) return;
      const manage = eventPaths.manage(signedIds.sign('event-edit', eventId));
      const asked = createConfirmation(eventId, event.ownerEmail);
      const confirm = eventPaths.confirm(signedIds.sign('event-confirm', asked));
      const content = eventMail(news, {
        title: event.title,
        url: siteUrl + (news === 'asked' ? confirm : manage),
      });
      await mailer.send({ ...renderMail(content), to, id });
    },
  };
}
