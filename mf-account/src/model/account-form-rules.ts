import { accountLimits } from '@gruenland/shared-contracts/api/session.ts';
import type { RuleUse } from '@gruenland/shared-ui/form/rules/first-failure.ts';

/** Rules of the sign-in forms; the api holds the same limits and has the last word. */
export const emailRules: readonly RuleUse[] = [
  ['required', 'trim'],
  ['email'],
  ['length', 3, accountLimits.emailMax],
];

export const displayNameRules: readonly RuleUse[] = [
  ['required', 'trim'],
  ['length', accountLimits.displayNameMin, accountLimits.displayNameMax],
];

export const newPasswordRules: readonly RuleUse[] = [
  ['required'],
  ['length', accountLimits.passwordMin, accountLimits.passwordMax],
];

/** A password to log in may be of any length: rules may have been others when it was chosen. */
export const passwordRules: readonly RuleUse[] = [['required']];
