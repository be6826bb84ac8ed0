import { accountRules } from './account-rules.ts';
import { adRules } from './ad-rules.ts';
import { contractRules } from './contract-rules.ts';
import { eventRules } from './event-rules.ts';
import { formRules } from './form-rules.ts';
import { handlingRules } from './handling-rules.ts';
import { jobRules } from './job-rules.ts';
import { messageRules } from './message-rules.ts';
import { newsletterRules } from './newsletter-rules.ts';
import { prizeDrawRules } from './prize-draw-rules.ts';
import { activityRecordRules } from './record-rules.ts';
import type { RetentionRules } from '#module/retention-rule.ts';
import { savedItemRules } from './saved-rules.ts';
import { sessionRules } from './session-rules.ts';
import { siteRules } from './site-rules.ts';

/**
 * The retention rules of all tables. Maintenance erases rows in the order of these rules. A test
 * fails for a table without a rule.
 */
export const retentionRules: RetentionRules = {
  ...accountRules,
  ...sessionRules,
  ...savedItemRules,
  ...adRules,
  ...messageRules,
  ...eventRules,
  ...jobRules,
  ...newsletterRules,
  ...contractRules,
  ...handlingRules,
  ...formRules,
  ...prizeDrawRules,
  ...activityRecordRules,
  ...siteRules,
};
