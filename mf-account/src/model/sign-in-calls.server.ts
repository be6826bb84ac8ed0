import type { ProviderCodeResponse } from '@gruenland/shared-contracts/api/auth-methods.ts';
import { providerCodeResponseSchema } from '@gruenland/shared-contracts/api/auth-methods.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { pickTexts, getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall } from '@gruenland/shared-ui/form/call/form-call.ts';
import { getLoginTarget } from './login-target.ts';

export const forgotPasswordCall: FormCall = {
  path: '/api/auth/forgot-password',
  body: (values) => pickTexts(values, ['email']),
  getNextPath: () => `${paths.forgotPassword()}?gesendet=1`,
};

export const resetPasswordCall: FormCall = {
  path: '/api/auth/reset-password',
  body: (values) => ({ token: getText(values, 'code'), password: getText(values, 'password') }),
  getNextPath: () => `${paths.resetPassword()}?fertig=1`,
};

export const confirmEmailCall: FormCall = {
  path: '/api/account/email/confirm',
  body: (values) => ({ token: getText(values, 'code') }),
  getNextPath: () => `${paths.confirmEmail()}?fertig=1`,
};

export const providerCodeCall: FormCall<ProviderCodeResponse> = {
  responseSchema: providerCodeResponseSchema,
  path: '/api/auth/provider/code',
  body: (values) => pickTexts(values, ['code']),
  getNextPath: (_values, { to }) => getLoginTarget(to),
};

export const confirmLoginCall: FormCall = {
  path: '/api/auth/confirm-login',
  body: (values) => pickTexts(values, ['password']),
  getNextPath: (values) => getLoginTarget(getText(values, 'ziel')),
};

export const changePasswordCall: FormCall = {
  path: '/api/account/password',
  body: (values) => {
    const currentPassword = getText(values, 'currentPassword');
    return {
      password: getText(values, 'password'),
      ...(currentPassword === '' ? {} : { currentPassword }),
    };
  },
  getNextPath: () => `${paths.accountSecurity()}?geaendert=passwort`,
};

export const changeEmailCall: FormCall = {
  path: '/api/account/email',
  body: (values) => pickTexts(values, ['email']),
  getNextPath: () => `${paths.accountSecurity()}?geaendert=e-mail`,
};

export const endSessionCall: FormCall = {
  path: '/api/account/sessions/end',
  body: (values) => pickTexts(values, ['id']),
  getNextPath: () => `${paths.accountSecurity()}?geaendert=geraet`,
};

export const endOtherSessionsCall: FormCall = {
  path: '/api/account/sessions/end-others',
  body: () => ({}),
  getNextPath: () => `${paths.accountSecurity()}?geaendert=geraete`,
};

export const removePasskeyCall: FormCall = {
  path: '/api/account/passkeys/remove',
  body: (values) => pickTexts(values, ['id']),
  getNextPath: () => `${paths.accountSecurity()}?geaendert=passkey-entfernt`,
};

export const disableSecondFactorCall: FormCall = {
  path: '/api/account/second-factor/off',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: () => `${paths.accountSecurity()}?geaendert=app-aus`,
};
