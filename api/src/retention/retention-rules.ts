import { mergeDeclarations } from '#module/compose-modules.ts';
import type { RetentionRules } from '#module/retention-rule.ts';
import { modules } from '#modules.ts';

import { sharedRetentionRules } from './shared-rules.ts';

/**
 * The retention rules of all tables. Maintenance erases rows in the order of these rules. A test
 * fails for a table without a rule.
 */
export const retentionRules: RetentionRules = mergeDeclarations('retention rules', [
  ...modules.map(({ retention }) => retention),
  sharedRetentionRules,
]);
