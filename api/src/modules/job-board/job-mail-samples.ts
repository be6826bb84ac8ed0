import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import {
  createApplicationMail,
  createEmployerMail,
  createPostingMail,
} from '#mail/application-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';

/** Returns every mail of the job board, with sample data. */
export function createJobMailSamples(siteUrl: string): readonly MailContent[] {
  return [
    ...(
      [
        'confirmation-requested',
        'received',
        'already-applied',
        'interview',
        'accepted',
        'declined',
      ] as const
    ).map((notification) =>
      createApplicationMail(notification, {
        name: 'Hanna <Ohlsen>',
        title: 'Fachkraft für den Milchviehstall (m/w/d)',
        employer: 'Milchhof Harms',
        url: siteUrl + jobPaths.application('beispiel'),
      }),
    ),
    ...(['new', 'withdrawn'] as const).map((notification) =>
      createEmployerMail(notification, {
        title: 'Fachkraft für den Milchviehstall (m/w/d)',
        employer: 'Imke Harms',
        url: siteUrl + jobPaths.received('01KABCDEFGHJKMNPQRSTVWXYZ0'),
      }),
    ),
    ...(['confirm', 'published', 'ending', 'ended'] as const).map((notification) =>
      createPostingMail(notification, {
        title: 'Fachkraft für den Milchviehstall (m/w/d)',
        name: 'Imke Harms',
        pageUrl: siteUrl + paths.job('stelle-kempten-1'),
        manageUrl: `${siteUrl}${jobPaths.success('stelle-kempten-1')}?code=beispiel`,
        lastDayText: '21. Januar 2027',
      }),
    ),
  ];
}
