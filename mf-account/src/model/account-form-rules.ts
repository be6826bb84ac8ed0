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

/** German messages by rule, in place of the general ones. */
type RuleMessages = Readonly<Partial<Record<string, string>>>;

export const emailMessages: RuleMessages = {
  required: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  email: 'Diese E-Mail-Adresse ist unvollständig.',
};

export const displayNameMessages: RuleMessages = {
  required: 'Bitte geben Sie an, wie Sie heißen möchten.',
  length: `Der Anzeigename hat ${accountLimits.minDisplayNameLength} bis ${accountLimits.maxDisplayNameLength} Zeichen.`,
};

export const newPasswordMessages: RuleMessages = {
  required: 'Bitte wählen Sie ein Passwort.',
  length: `Das Passwort braucht mindestens ${accountLimits.minPasswordLength} und höchstens ${accountLimits.maxPasswordLength} Zeichen.`,
};

export const loginPasswordMessages: RuleMessages = {
  required: 'Bitte geben Sie Ihr Passwort ein.',
};
