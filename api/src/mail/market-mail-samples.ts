import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createAdLiveMail, createAdReminderMail, createConfirmAdMail } from './ad-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { createConfirmMessageMail, createNewMessageMail } from './message-mails.ts';
import {
  createAppealDecidedMail,
  createRejectedMail,
  createReportAppealDecidedMail,
  createReportDecidedMail,
  createReportReceivedMail,
} from './moderation-mails.ts';

/** Returns every mail about ads, events and moderation, with sample data. */
export function createMarketMailSamples(siteUrl: string): readonly MailContent[] {
  const ad = { name: 'Hanna <Ohlsen>', title: 'Rundballenpresse mit Netzbindung' };
  const manageUrl = `${siteUrl}${adPaths.manage()}?code=beispiel`;
  const decidedEntry = {
    ...ad,
    label: 'Ihre Anzeige',
    note: 'Gemeint ist der letzte Satz.',
    url: manageUrl,
  };
  const reportStatusUrl = siteUrl + adPaths.reportStatus('beispiel');
  return [
    createConfirmAdMail(ad, `${siteUrl}${adPaths.confirm()}?code=beispiel`),
    createAdLiveMail(ad, { ad: siteUrl + paths.ad('presse-kempten-1'), manage: manageUrl }),
    createConfirmMessageMail(ad, siteUrl + messagePaths.confirm('beispiel')),
    createNewMessageMail(
      {
        ...ad,
        from: 'Karl <Korn>',
        texts: ['Ist die Presse noch da?\nIch käme am Samstag.', 'Bar, versteht sich.'],
        hasWarnings: true,
      },
      siteUrl + messagePaths.conversation('01KABCDEFGHJKMNPQRSTVWXYZ0', 'beispiel'),
    ),
    createAdReminderMail(ad, '21. Januar 2027', manageUrl),
    createRejectedMail({
      ...decidedEntry,
      isAutomated: false,
      isChange: false,
      reason: predefinedReasons.kontaktdaten,
    }),
    createRejectedMail({
      ...decidedEntry,
      isAutomated: false,
      isChange: true,
      reason: predefinedReasons.kontaktdaten,
    }),
    createAppealDecidedMail({ ...decidedEntry, granted: true, isChange: false }),
    createAppealDecidedMail({ ...decidedEntry, granted: false, isChange: true }),
    createReportReceivedMail('M-7H8KQ9RT', reportStatusUrl),
    createReportDecidedMail('M-7H8KQ9RT', { isMeasureTaken: true, note: null }, reportStatusUrl),
    createReportAppealDecidedMail('M-7H8KQ9RT', { granted: true, note: null }, reportStatusUrl),
    createReportAppealDecidedMail(
      'M-7H8KQ9RT',
      { granted: false, note: 'Es bleibt so.' },
      reportStatusUrl,
    ),
    createReportDecidedMail(
      'M-7H8KQ9RT',
      { isMeasureTaken: false, note: 'Der Preis ist üblich.' },
      reportStatusUrl,
    ),
  ];
}
