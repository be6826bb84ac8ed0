import { accountLimits } from '@gruenland/shared-contracts/api/session.ts';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';

/** Rules of the login forms. The api checks the same limits and has the final say. */
export const emailRules: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['email'],
  ['length', 3, accountLimits.maxEmailLength],
];

export const displayNameRules: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', accountLimits.minDisplayNameLength, accountLimits.maxDisplayNameLength],
];

export const newPasswordRules: readonly AppliedRule[] = [
  ['required'],
  ['length', accountLimits.minPasswordLength, accountLimits.maxPasswordLength],
];

/**
 * The login accepts any length, because the limits may have changed since the password was chosen.
 */
export const passwordRules: readonly AppliedRule[] = [['required']];
