import { foreignEmailReason, sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import {
  deleteEndedApplications,
  deleteUnconfirmedApplications,
} from './applying/application.repository.ts';
import {
  clearDeletedJobs,
  clearEndedJobs,
  deleteUnconfirmedJobs,
} from './placing/posting-retention.repository.ts';

export const jobRetentionRules: RetentionRules = {
  job_postings: {
    persons: 'the employer: contact person, account or address',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'postings of guests that were not confirmed',
        days: 14,
        from: 'last change',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedJobs,
      },
      {
        rows: 'content and owner of deleted postings',
        days: 30,
        from: 'deletion',
        reason: 'questions of applicants',
        erase: clearDeletedJobs,
      },
      {
        rows: 'content and owner of filled, expired, rejected and blocked postings',
        days: sharedRetentionDays.endedEntry,
        from: 'end, or last change of rejected postings',
        reason: 'employers see their applications for six months; appeals (Art. 20 DSA)',
        erase: clearEndedJobs,
      },
    ],
    retentionNote: 'until the posting ends',
  },
  job_applications: {
    persons: 'the applicant',
    deletedWith: ['users', 'job_postings'],
    periods: [
      {
        rows: 'applications that were not confirmed',
        days: sharedRetentionDays.unconfirmed,
        from: 'last change',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedApplications,
      },
      {
        rows: 'all',
        days: 184,
        from: 'decision, or end of the posting',
        reason: 'two months for claims, three for a lawsuit, one as margin (§ 15 Abs. 4 AGG)',
        erase: deleteEndedApplications,
      },
    ],
  },
  job_application_files: { persons: 'the applicant: CV', deletedWith: ['job_applications'] },
};
