import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createAccountBlockedMail, createAccountUnblockedMail } from '#mail/account-block-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import { userWithMarkup } from '#mail/sample-names.ts';

/** Returns samples of the mails about blocked accounts. */
export function createAccountBlockMailSamples(siteUrl: string): readonly MailContent[] {
  const reason =
    'Drei Anzeigen für Waren, die es nicht gab. Wir hatten zweimal darauf hingewiesen.';
  return [
    createAccountBlockedMail(
      userWithMarkup,
      { until: '2026-12-31', reason },
      siteUrl + paths.form('kontakt'),
    ),
    createAccountUnblockedMail(userWithMarkup, siteUrl + paths.login()),
  ];
}
