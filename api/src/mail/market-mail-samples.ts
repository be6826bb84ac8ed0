import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { adLiveMail, adReminderMail, confirmAdMail } from './ad-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { confirmMessageMail, newMessageMail } from './message-mails.ts';
import {
  appealDecidedMail,
  rejectedMail,
  reportAppealDecidedMail,
  reportDecidedMail,
  reportReceivedMail,
} from './moderation-mails.ts';

/** Returns every mail about ads, events and moderation, with sample data. */
export function marketMails(siteUrl: string): readonly MailContent[] {
  const ad = { name: 'Hanna <Ohlsen>', title: 'Rundballenpresse mit Netzbindung' };
  const manage = `${siteUrl}${adPaths.manage()}?code=beispiel`;
  const decided = {
    ...ad,
    label: 'Ihre Anzeige',
    note: 'Gemeint ist der letzte Satz.',
    url: manage,
  };
  const receipt = siteUrl + adPaths.reportStatus('beispiel');
  return [
    confirmAdMail(ad, `${siteUrl}${adPaths.confirm()}?code=beispiel`),
    adLiveMail(ad, { ad: siteUrl + paths.ad('presse-kempten-1'), manage }),
    confirmMessageMail(ad, siteUrl + messagePaths.confirm('beispiel')),
    newMessageMail(
      {
        ...ad,
        from: 'Karl <Korn>',
        texts: ['Ist die Presse noch da?\nIch käme am Samstag.', 'Bar, versteht sich.'],
        hasWarnings: true,
      },
      siteUrl + messagePaths.conversation('01KABCDEFGHJKMNPQRSTVWXYZ0', 'beispiel'),
    ),
    adReminderMail(ad, '21. Januar 2027', manage),
    rejectedMail({
      ...decided,
      automated: false,
      isChange: false,
      reason: predefinedReasons.kontaktdaten,
    }),
    rejectedMail({
      ...decided,
      automated: false,
      isChange: true,
      reason: predefinedReasons.kontaktdaten,
    }),
    appealDecidedMail({ ...decided, granted: true, isChange: false }),
    appealDecidedMail({ ...decided, granted: false, isChange: true }),
    reportReceivedMail('M-7H8KQ9RT', receipt),
    reportDecidedMail('M-7H8KQ9RT', { measure: true, note: null }, receipt),
    reportAppealDecidedMail('M-7H8KQ9RT', { granted: true, note: null }, receipt),
    reportAppealDecidedMail('M-7H8KQ9RT', { granted: false, note: 'Es bleibt so.' }, receipt),
    reportDecidedMail('M-7H8KQ9RT', { measure: false, note: 'Der Preis ist üblich.' }, receipt),
  ];
}
