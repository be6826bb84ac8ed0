import { DRAFT_RETENTION_DAYS } from '@gruenland/shared-contracts/api/form-drafts.ts';

import { deleteDraftsBefore } from '#modules/form-drafts/form-draft.repository.ts';
import { deleteOldSubmissions } from '#modules/forms/submission.repository.ts';
import { anonymizeOldVotes } from '#modules/forms/survey.repository.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for forms and surveys. Editors set the retention period of each form (decision 034). */
export const formRules: RetentionRules = {
  form_drafts: {
    persons: 'the user: input of unfinished forms',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: DRAFT_RETENTION_DAYS,
        from: 'last change',
        reason: 'the form can be continued; the page of the form says so',
        erase: deleteDraftsBefore,
      },
    ],
  },
  form_submissions: {
    persons: 'the sender: all answers',
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'day that the form sets, at most 730 days after the submission',
        reason: 'the form states the period',
        erase: deleteOldSubmissions,
      },
    ],
  },
  form_files: { persons: 'the sender: files', deletedWith: ['form_submissions'] },
  form_file_pieces: { persons: 'the sender: files', deletedWith: ['form_files'] },
  survey_votes: {
    persons: 'the voter: hashes of account and device, free text',
    periods: [
      {
        rows: 'hashes, and texts that are not published',
        days: 365,
        from: 'vote',
        reason: 'prevents second votes; lifetime of the cookie',
        erase: anonymizeOldVotes,
      },
    ],
    kept: 'anonymous votes are the result',
  },
};
