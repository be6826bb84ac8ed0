import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { MailContent } from '#mail/mail-layout.ts';
import { createDataExportMail, createDeletionScheduledMail } from '#mail/privacy-mails.ts';
import { userWithMarkup } from '#mail/sample-names.ts';

/** Returns samples of the mails about the data export and the account deletion. */
export function createPrivacyMailSamples(siteUrl: string): readonly MailContent[] {
  const url = siteUrl + paths.accountData();
  return [
    createDataExportMail(userWithMarkup, url),
    createDeletionScheduledMail(userWithMarkup, new Date('2026-12-05T07:00:00Z'), url),
  ];
}
