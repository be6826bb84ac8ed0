import { accountLimits } from '@gruenland/shared-contracts/api/session.ts';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';

/** Validation rules of an e-mail field. The api checks the same limits again. */
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
 * Validation rule of the password field in the login. The rule has no length limits, because the
 * limits may have changed since the user chose the password.
 */
export const loginPasswordRules: readonly AppliedRule[] = [['required']];
