import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { MailContent } from '#mail/mail-layout.ts';
import {
  createConfirmNewsletterMail,
  createNewsletterIssueMail,
  createWelcomeNewsletterMail,
} from '#mail/newsletter-mails.ts';

import { newsletterLists } from './newsletter-lists.ts';

/** Returns samples of the mails about newsletters. */
export function createNewsletterMailSamples(siteUrl: string): readonly MailContent[] {
  const createLink = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const [list] = newsletterLists;
  if (!list) throw new Error('there are no newsletters');
  const issue = {
    list,
    subject: 'Was der Frost erledigt',
    preheader: 'Und sechs andere Geschichten der Woche',
    paragraphs: ['Der erste Frost war da.', 'Was er liegen lässt & was nicht:'],
    articles: [
      {
        title: 'Zehn Jahre für drei Wochen',
        teaser: 'Wie lange ein Baum <wächst>.',
        url: siteUrl + paths.article('zehn-jahre-fuer-drei-wochen'),
      },
    ],
  };
  return [
    createConfirmNewsletterMail('Hanna', [list.name], createLink(paths.newsletterConfirm())),
    createWelcomeNewsletterMail('Hanna', list, createLink(paths.newsletterUnsubscribe())),
    createNewsletterIssueMail(issue, createLink(paths.newsletterUnsubscribe())),
  ];
}
