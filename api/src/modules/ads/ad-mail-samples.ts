import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createAdLiveMail, createAdReminderMail, createConfirmAdMail } from '#mail/ad-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';

/** Returns samples of the mails about ads. */
export function createAdMailSamples(siteUrl: string): readonly MailContent[] {
  const ad = { name: 'Hanna <Ohlsen>', title: 'Rundballenpresse mit Netzbindung' };
  const manage = `${siteUrl}${adPaths.manage()}?code=beispiel`;
  return [
    createConfirmAdMail(ad, `${siteUrl}${adPaths.confirm()}?code=beispiel`),
    createAdLiveMail(ad, { ad: siteUrl + paths.ad('presse-kempten-1'), manage }),
    createAdReminderMail(ad, '21. Januar 2027', manage),
  ];
}
