import type { RetentionRules } from '#module/retention-rule.ts';

import { orphanLifetimeHours } from './delete-orphaned-photos.ts';

export const photoRetentionRules: RetentionRules = {
  ad_photos: {
    persons: 'people on the photo',
    periods: [
      {
        rows: 'photos that no draft, ad, event or open case uses',
        days: orphanLifetimeHours / 24,
        from: 'upload',
        reason: 'the draft may be saved after the upload',
        erase: 'removeOrphans',
      },
    ],
  },
};
