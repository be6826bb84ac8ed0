import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';

import { foreignEmailReason, sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import {
  deleteEndedRegistrations,
  deleteUnconfirmedRegistrations,
} from './registration.repository.ts';
import {
  clearGuestEmailsOfPastEvents,
  deleteOldEventDrafts,
  deleteRejectedEvents,
} from './submission/event-retention.repository.ts';

/** Retention rules for events. */
export const eventRetentionRules: RetentionRules = {
  events: {
    persons: 'the submitter: account or address; the organizer as announced in public',
    periods: [
      {
        rows: 'drafts',
        days: submissionLimits.draftDays,
        from: 'last change',
        reason: 'the submitter can continue; the page of the form says so',
        erase: deleteOldEventDrafts,
      },
      {
        rows: 'rejected events without an open case',
        days: sharedRetentionDays.endedEntry,
        from: 'last change',
        reason: 'appeals for six months (Art. 20 DSA)',
        erase: deleteRejectedEvents,
      },
      {
        rows: 'address of guests who submitted published events without an open case',
        days: sharedRetentionDays.endedEntry,
        from: 'end of the last occurrence',
        reason: 'the submitter edits the event and its registrations; appeals (Art. 20 DSA)',
        erase: clearGuestEmailsOfPastEvents,
      },
    ],
    retentionNote: 'published events are the archive of the calendar',
  },
  event_occurrences: { persons: 'nobody: dates and places', deletedWith: ['events'] },
  event_photo_drafts: { persons: 'the submitter of the event', deletedWith: ['events'] },
  event_registrations: {
    persons: 'the attendee: name, address, phone, answers',
    deletedWith: ['event_occurrences'],
    periods: [
      {
        rows: 'registrations that were not confirmed',
        days: sharedRetentionDays.unconfirmed,
        from: 'last change',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedRegistrations,
      },
      {
        rows: 'all',
        days: registrationLimits.retentionDays,
        from: 'end of the occurrence',
        reason: 'attendees consented to this period when they registered',
        erase: deleteEndedRegistrations,
      },
    ],
  },
};
