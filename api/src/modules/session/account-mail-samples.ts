import * as paths from '@gruenland/shared-contracts/paths.ts';

import {
  createAlreadyRegisteredMail,
  createConfirmEmailChangeMail,
  createConfirmRegistrationMail,
  createEmailChangedMail,
  createEmailChangeRequestedMail,
  createPasswordChangedMail,
  createResetPasswordMail,
} from '#mail/account-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import { userWithMarkup } from '#mail/sample-names.ts';
import { createSignInChangedMail, signInNotifications } from '#mail/sign-in-mails.ts';

/** Returns samples of the mails about accounts, passwords and sign-in methods. */
export function createAccountMailSamples(siteUrl: string): readonly MailContent[] {
  const createLink = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const accountLinks = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
  };
  const security = siteUrl + paths.accountSecurity();
  return [
    createConfirmRegistrationMail(userWithMarkup, createLink(paths.registerConfirm())),
    createAlreadyRegisteredMail(userWithMarkup, accountLinks),
    createResetPasswordMail(userWithMarkup, createLink(paths.resetPassword())),
    createPasswordChangedMail(userWithMarkup, accountLinks),
    createConfirmEmailChangeMail(userWithMarkup, createLink(paths.confirmEmail())),
    createEmailChangeRequestedMail(userWithMarkup, 'hanna@neuer-hof.example', { security }),
    createEmailChangedMail(userWithMarkup, 'hanna@neuer-hof.example'),
    ...signInNotifications.map((notification) =>
      createSignInChangedMail(userWithMarkup, notification, { ...accountLinks, security }),
    ),
  ];
}
