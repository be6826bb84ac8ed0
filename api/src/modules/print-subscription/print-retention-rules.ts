import { sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import {
  clearBankAccounts,
  deleteOldContracts,
  deleteOldDrafts,
  deleteOldRequests,
} from './print-retention.repository.ts';
import {
  deleteHandlingsWithoutSubject,
  deleteOldHandlingNotes,
} from './staff/work-notes.repository.ts';

/**
 * Retention rules of contracts for the printed magazine. Periods of tax law begin at the end of a
 * year, so their days include an extra year.
 */
export const printRetentionRules: RetentionRules = {
  print_order_drafts: {
    persons: 'the customer, encrypted',
    deletedWith: ['print_subscriptions'],
    periods: [
      {
        rows: 'all',
        days: 1,
        from: 'expiry',
        reason: 'the customer may go back once more',
        erase: deleteOldDrafts,
      },
    ],
  },
  print_subscriptions: {
    persons: 'the customer: addresses, payment; the recipient of a gift',
    periods: [
      {
        rows: 'bank account of contracts that ended',
        days: sharedRetentionDays.limitation,
        from: 'end of the contract',
        reason: 'claims (§ 195 BGB); disputed debits, 13 months (§ 676b BGB)',
        erase: clearBankAccounts,
      },
      {
        rows: 'contracts that ended',
        days: 3288,
        from: 'end of the contract',
        reason: 'eight years for vouchers (§ 147 Abs. 3 AO)',
        erase: deleteOldContracts,
      },
    ],
    retentionNote: 'until the contract ends',
  },
  print_requests: {
    persons: 'the customer: new address, complaint, payment',
    deletedWith: ['print_subscriptions'],
    periods: [
      {
        rows: 'all',
        days: 2557,
        from: 'request',
        reason: 'six years for business letters (§ 257 HGB, § 147 Abs. 3 AO)',
        erase: deleteOldRequests,
      },
    ],
  },
  service_request_handlings: {
    persons: 'the customer by the request; staff; notes about both',
    periods: [
      {
        rows: 'notes',
        days: sharedRetentionDays.limitation,
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
};
