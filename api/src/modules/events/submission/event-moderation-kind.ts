import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { PredefinedReasonCode } from '@gruenland/shared-contracts/moderation.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

import type { Executor } from '#db/database.ts';
import { openCase } from '#modules/moderation/interface.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/interface.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { approveEvent, grantEventAppeal, takeDownEvent, rejectEvent } from './decide-event.ts';
import { toReviewableEventVersion } from './event-input.ts';
import { findOwnerEmail } from './event-mails.service.ts';
import type { EventCaseOpener } from './event-case-opener.ts';
import { findEventInAnyState } from './own-event.repository.ts';
import { createReviewTexts } from './review-texts.ts';

/**
 * Risk scores by which the moderation queue is sorted. Guest submissions come first, because
 * nothing is known about a guest.
 */
const RISK_SCORES = { guest: 30, account: 10 } as const;

/** Opens moderation cases for submitted events and their changes. */
export const eventCaseOpener: EventCaseOpener = {
  open: async (tx, { eventId, title, content, before, proposal, isGuest: guest }) => {
    await openCase(tx, {
      kind: 'event',
      subjectId: eventId,
      title,
      score: guest ? RISK_SCORES.guest : RISK_SCORES.account,
      reasons: guest ? [{ code: 'gast', text: 'Ohne Konto eingereicht' }] : [],
      content,
      before,
      proposal: { ...proposal },
    });
  },
};

function getReasonText({ reason, note }: StoredCase): string {
  const predefinedReason = reason ? predefinedReasons[reason as PredefinedReasonCode] : undefined;
  return (
    [predefinedReason?.text, note].filter(Boolean).join(' ') ||
    'Der Eintrag passt nicht in den Kalender.'
  );
}

/** Returns the functions with which the moderation module handles events. */
export function createEventModerationKind({
  signedIds,
}: {
  readonly signedIds: IdSigner;
}): ModerationKind {
  const findPublishedEvent = async (db: Executor, id: string) => {
    const event = await findEventInAnyState(db, id);
    return event?.state === 'published' ? event : null;
  };
  return {
    kind: 'event',
    label: 'Ihre Veranstaltung',
    approve: approveEvent,
    reject: (tx, decidedCase) => rejectEvent(tx, decidedCase, getReasonText(decidedCase)),
    grantAppeal: (tx, decidedCase) => grantEventAppeal(tx, eventCaseOpener, decidedCase),
    denyAppeal: async () => undefined,
    block: async (tx, subjectId) => {
      const event = await findEventInAnyState(tx, subjectId, true);
      if (event?.state !== 'published') return null;
      await takeDownEvent(tx, event, 'Nach einer Meldung aus dem Kalender genommen.');
      const content = createReviewTexts(event);
      return { title: event.title, content, proposal: { ...toReviewableEventVersion(event) } };
    },
    isOwnedBy: async (db, subjectId, caller) => {
      const event = await findEventInAnyState(db, subjectId);
      if (event?.ownerId) return event.ownerId === caller.id;
      return event !== null && event.ownerEmail === caller.email;
    },
    findAffectedPerson: async (db, subjectId) => {
      const event = await findEventInAnyState(db, subjectId);
      const email = event && (await findOwnerEmail(db, event));
      if (!event || !email) return null;
      const page = eventPaths.manage(signedIds.sign('event-edit', event.id));
      return { email, name: event.organizer, page };
    },
    findTarget: async (db, path) => {
      // Event ids contain only lower-case letters, digits and hyphens.
      const id = /^\/veranstaltungen\/([a-z0-9-]{1,64})$/u.exec(path)?.[1];
      const event = id ? await findPublishedEvent(db, id) : null;
      return event && { id: event.id, title: event.title };
    },
  };
}
