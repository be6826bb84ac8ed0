import { cannedReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { CannedReasonCode } from '@gruenland/shared-contracts/moderation.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Executor } from '#db/database.ts';
import { openCase } from '#modules/moderation/case.repository.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/moderation-kind.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { approveEvent, grantEvent, refuseEvent, rejectEvent } from './decide-event.ts';
import { proposalOf } from './event-input.ts';
import { ownerAddress } from './event-mails.service.ts';
import type { EventReview } from './event-review.ts';
import { findAnyEvent } from './own-event.repository.ts';
import { reviewTexts } from './review-texts.ts';

/** Entries of people without an account come first; nothing else is known of them. */
const SCORES = { guest: 30, account: 10 } as const;

/** Puts what was sent in, and changes of it, before the desk. */
export const deskReview: EventReview = {
  open: async (tx, { eventId, title, content, before, proposal, guest }) => {
    await openCase(tx, {
      kind: 'event',
      subjectId: eventId,
      title,
      score: guest ? SCORES.guest : SCORES.account,
      reasons: guest ? [{ code: 'gast', text: 'Ohne Konto eingereicht' }] : [],
      content,
      before,
      proposal: { ...proposal },
    });
  },
};

function whyOf({ reason, note }: StoredCase): string {
  const canned = reason ? cannedReasons[reason as CannedReasonCode] : undefined;
  return (
    [canned?.text, note].filter(Boolean).join(' ') || 'Der Eintrag passt nicht in den Kalender.'
  );
}

/** Veranstaltungen as entries of the desk. */
export function eventKind({ signedIds }: { readonly signedIds: SignedIds }): ModerationKind {
  const inCalendar = async (db: Executor, id: string) => {
    const event = await findAnyEvent(db, id);
    return event?.state === 'veroeffentlicht' ? event : null;
  };
  return {
    kind: 'event',
    label: 'Ihre Veranstaltung',
    approve: approveEvent,
    reject: (tx, decided) => rejectEvent(tx, decided, whyOf(decided)),
    grantAppeal: (tx, decided) => grantEvent(tx, deskReview, decided),
    denyAppeal: async () => undefined,
    block: async (tx, subjectId) => {
      const event = await findAnyEvent(tx, subjectId, true);
      if (event?.state !== 'veroeffentlicht') return null;
      await refuseEvent(tx, event, 'Nach einer Meldung aus dem Kalender genommen.');
      const content = reviewTexts(event);
      return { title: event.title, content, proposal: { ...proposalOf(event) } };
    },
    isOf: async (db, subjectId, person) => {
      const event = await findAnyEvent(db, subjectId);
      if (event?.ownerId) return event.ownerId === person.id;
      return event !== null && event.ownerEmail === person.email;
    },
    concerned: async (db, subjectId) => {
      const event = await findAnyEvent(db, subjectId);
      const email = event && (await ownerAddress(db, event));
      if (!event || !email) return null;
      const page = eventPaths.verwalten(signedIds.sign('event-edit', event.id));
      return { email, name: event.organizer, page };
    },
    target: async (db, path) => {
      // Ids are made of these signs; anything escaped is no address of ours.
      const id = /^\/veranstaltungen\/([a-z0-9-]{1,64})$/u.exec(path)?.[1];
      const event = id ? await inCalendar(db, id) : null;
      return event && { id: event.id, title: event.title };
    },
  };
}
