import * as paths from '@gruenland/shared-contracts/paths.ts';

import { newsletterLists } from '#modules/newsletter/newsletter-lists.ts';

import { createAccountBlockedMail, createAccountUnblockedMail } from './account-block-mails.ts';
import { createPrizeWinnerMail } from './form-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { createNewsletterIssueMail } from './newsletter-mails.ts';

/** Returns every mail that the staff area sends, with sample data. */
export function createStaffMailSamples(siteUrl: string): MailContent[] {
  const [list] = newsletterLists;
  if (!list) throw new Error('there are no newsletters');
  const issue = {
    list,
    subject: 'Was der Frost erledigt',
    preheader: 'Und sechs andere Geschichten der Woche',
    paragraphs: ['Der erste Frost war da.', 'Was er liegen lässt & was nicht:'],
    stories: [
      {
        title: 'Zehn Jahre für drei Wochen',
        teaser: 'Wie lange ein Baum <wächst>.',
        url: siteUrl + paths.article('zehn-jahre-fuer-drei-wochen'),
      },
    ],
  };
  const userWithMarkup = { displayName: 'Hanna <Ohlsen>' };
  const reason =
    'Drei Anzeigen für Waren, die es nicht gab. Wir hatten zweimal darauf hingewiesen.';
  return [
    createAccountBlockedMail(
      userWithMarkup,
      { until: '2026-12-31', reason },
      siteUrl + paths.form('kontakt'),
    ),
    createAccountUnblockedMail(userWithMarkup, siteUrl + paths.login()),
    createNewsletterIssueMail(issue, `${siteUrl}${paths.newsletterUnsubscribe()}?code=beispiel`),
    createPrizeWinnerMail({
      firstName: 'Hanna',
      title: 'Ein Wochenende an der See',
      prize: 'Zwei Nächte für zwei',
      number: '7K9RTWXY',
      answerUntil: new Date('2026-12-05T07:00:00Z'),
      url: siteUrl + paths.form('kontakt'),
    }),
  ];
}
