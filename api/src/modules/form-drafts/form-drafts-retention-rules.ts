import { DRAFT_RETENTION_DAYS } from '@gruenland/shared-contracts/api/form-drafts.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteDraftsSavedBefore } from './form-draft.repository.ts';

export const formDraftsRetentionRules: RetentionRules = {
  form_drafts: {
    persons: 'the user: input of unfinished forms',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: DRAFT_RETENTION_DAYS,
        from: 'last change',
        reason: 'the form can be continued; the page of the form says so',
        erase: deleteDraftsSavedBefore,
      },
    ],
  },
};
