import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';

import type { MailContent } from '#mail/mail-layout.ts';
import {
  createAppealDecidedMail,
  createRejectedMail,
  createReportAppealDecidedMail,
  createReportDecidedMail,
  createReportReceivedMail,
} from '#mail/moderation-mails.ts';

/** Returns samples of the mails about decisions, reports and appeals. */
export function createModerationMailSamples(siteUrl: string): readonly MailContent[] {
  const decidedEntry = {
    name: 'Hanna <Ohlsen>',
    title: 'Rundballenpresse mit Netzbindung',
    label: 'Ihre Anzeige',
    note: 'Gemeint ist der letzte Satz.',
    url: `${siteUrl}${adPaths.manage()}?code=beispiel`,
  };
  const reportStatusUrl = siteUrl + adPaths.reportStatus('beispiel');
  return [
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
    createAppealDecidedMail({ ...decidedEntry, isGranted: true, isChange: false }),
    createAppealDecidedMail({ ...decidedEntry, isGranted: false, isChange: true }),
    createReportReceivedMail('M-7H8KQ9RT', reportStatusUrl),
    createReportDecidedMail('M-7H8KQ9RT', { isMeasureTaken: true, note: null }, reportStatusUrl),
    createReportAppealDecidedMail('M-7H8KQ9RT', { isGranted: true, note: null }, reportStatusUrl),
    createReportAppealDecidedMail(
      'M-7H8KQ9RT',
      { isGranted: false, note: 'Es bleibt so.' },
      reportStatusUrl,
    ),
    createReportDecidedMail(
      'M-7H8KQ9RT',
      { isMeasureTaken: false, note: 'Der Preis ist üblich.' },
      reportStatusUrl,
    ),
  ];
}
