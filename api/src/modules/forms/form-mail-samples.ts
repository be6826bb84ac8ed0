import * as paths from '@gruenland/shared-contracts/paths.ts';

import {
  createAlreadyEnteredMail,
  createConfirmEntryMail,
  createFormSubmittedMail,
  createPrizeWinnerMail,
} from '#mail/form-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';

/** Returns samples of the mails about forms and prize draws. */
export function createFormMailSamples(siteUrl: string): readonly MailContent[] {
  return [
    createFormSubmittedMail('Kontakt', {
      id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
      answers: { nachricht: 'Wann erscheint das nächste Heft?' },
      labels: { nachricht: 'Ihre Nachricht' },
    }),
    createConfirmEntryMail(
      { firstName: 'Hanna', title: 'Ein Wochenende an der See' },
      `${siteUrl}${paths.prizeDrawConfirm()}?code=beispiel`,
      48,
    ),
    createAlreadyEnteredMail({ firstName: 'Hanna', title: 'Ein Wochenende an der See' }),
    createPrizeWinnerMail({
      firstName: 'Hanna',
      title: 'Ein Wochenende an der See',
      prize: 'Zwei Nächte für zwei',
      entryNumber: '7K9RTWXY',
      answerUntil: new Date('2026-12-05T07:00:00Z'),
      url: siteUrl + paths.form('kontakt'),
    }),
  ];
}
