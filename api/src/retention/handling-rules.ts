import { deleteExpiredEvidence } from '#audit/audit.ts';
import { deleteOldConsent } from '#modules/consent/consent.service.ts';
import {
  deleteHandlingsWithoutSubject,
  deleteOldHandlingNotes,
} from '#modules/print-subscription/staff/work-notes.repository.ts';

import { sharedDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for what visitors and customers declared, and how customer service handled it. */
export const handlingRules: RetentionRules = {
  service_request_handlings: {
    persons: 'the customer by the request; staff; notes about both',
    periods: [
      {
        rows: 'notes',
        days: sharedDays.limitation,
        from: 'last change',
        reason: 'claims about the handling (§ 195 BGB)',
        erase: deleteOldHandlingNotes,
      },
      {
        rows: 'rows of deleted contracts and requests',
        days: 0,
        from: 'deletion',
        reason: 'only describes the contract or request',
        erase: deleteHandlingsWithoutSubject,
      },
    ],
  },
  consent_records: {
    persons: 'a visitor, by a random id',
    periods: [
      {
        rows: 'all',
        days: sharedDays.limitation,
        from: 'decision',
        reason: 'the cookie lasts twelve months; then evidence for three years (§ 195 BGB)',
        erase: deleteOldConsent,
      },
    ],
  },
  contract_declarations: {
    persons: 'the person who declared a cancellation or withdrawal',
    periods: [
      {
        rows: 'all',
        days: sharedDays.limitation,
        from: 'receipt',
        reason: 'evidence for both sides (§§ 195, 199 BGB); decision 093',
        erase: deleteExpiredEvidence,
      },
    ],
  },
  contract_handlings: {
    persons: 'the declaring person; staff',
    deletedWith: ['contract_declarations'],
  },
};
