import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { MailContent } from '#mail/mail-layout.ts';
import { createConfirmMessageMail, createNewMessageMail } from '#mail/message-mails.ts';

/** Returns samples of the mails about messages. */
export function createMessageMailSamples(siteUrl: string): readonly MailContent[] {
  const ad = { name: 'Hanna <Ohlsen>', title: 'Rundballenpresse mit Netzbindung' };
  return [
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
  ];
}
