import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { createSamplePrintOrder } from '@gruenland/shared-contracts/api/sample-print-order.ts';
import { savedSearchPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { jobMails } from './job-mail-samples.ts';
import { marketMails } from './market-mail-samples.ts';
import { newsletterLists } from '#modules/newsletter/newsletter-lists.ts';
import { printProducts } from '#modules/print-subscription/print-products.ts';

import {
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmRegistrationMail,
  emailChangedMail,
  emailChangeRequestedMail,
  passwordChangedMail,
  resetPasswordMail,
} from './account-mails.ts';
import { contractReceiptMail, printChangeMail, printOrderMail } from './contract-mails.ts';
import type { DeclaredContract } from './contract-mails.ts';
import { contractNotificationMails } from './contract-notification-samples.ts';
import { confirmSearchMail, searchHitsMail } from './search-mails.ts';
import { eventMail } from './event-mails.ts';
import { confirmEntryMail, formSubmittedMail } from './form-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { confirmNewsletterMail, welcomeNewsletterMail } from './newsletter-mails.ts';
import type { RegistrationFacts } from './registration-mails.ts';
import { registrationMail } from './registration-mails.ts';
import { voucherMail } from './voucher-mails.ts';
import { staffMails } from './staff-mail-samples.ts';
import { signInChangedMail, signInNotifications } from './sign-in-mails.ts';
import { dataExportMail, deletionMarkedMail } from './privacy-mails.ts';

/** A display name with markup, to test escaping. */
const hanna = { displayName: 'Hanna <Ohlsen>' };
const publisher = {
  name: 'Grünland Verlag',
  address: 'Am Deich 1, 26939 Ovelgönne',
  creditorId: 'DE98ZZZ09999999999',
};
const due = new Date('2026-12-05T07:00:00Z');

function sampleOrder(): PrintOrder {
  const [product] = printProducts;
  if (!product) throw new Error('there are no products');
  return createSamplePrintOrder(product);
}

const declared = (kind: DeclaredContract['kind']): DeclaredContract => ({
  kind,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  contract: 'GL-7H8KQ9RT',
  manner: kind === 'cancellation' ? 'ordinary' : null,
  reason: null,
  endsOn: null,
  receivedAt: due,
});

const registered = (url: string): RegistrationFacts => ({
  firstName: 'Hanna <Ohlsen>',
  seats: 2,
  ticket: '7K9RTW',
  offerUntil: due,
  title: 'Sensenkurs in Celle',
  startsAt: due,
  endsAt: new Date(due.getTime() + 2 * 3_600_000),
  place: 'Obstwiese am Bach, 29221 Celle',
  status: 'scheduled',
  statusNote: 'Wegen des nassen Bodens.',
  onlineUrl: 'https://treffen.example/raum',
  url,
});

const REGISTRATION_NOTIFICATIONS = [
  'confirmation-requested',
  'already-registered',
  'confirmed',
  'waitlisted',
  'promoted',
  'lapsed',
  'cancelled',
] as const;

/** Returns the mails about registrations and submitted events. */
function eventMails(link: (path: string) => string): readonly MailContent[] {
  const registration = registered(link('/veranstaltungen/anmeldung'));
  const event = { title: 'Sensenkurs in Celle', url: link('/veranstaltungen/verwalten') };
  return [
    ...REGISTRATION_NOTIFICATIONS.map((notification) =>
      registrationMail(notification, registration),
    ),
    ...(['moved', 'cancelled'] as const).map((status) =>
      registrationMail('changed', { ...registration, status }),
    ),
    ...(['confirmation-requested', 'received', 'published'] as const).map((notification) =>
      eventMail(notification, event),
    ),
  ];
}

/** Returns one sample of every mail of the api, for the preview and for tests. */
export function mailSamples(siteUrl: string): readonly MailContent[] {
  const link = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const order = sampleOrder();
  const account = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
  };
  const contract = {
    withdraw: siteUrl + paths.withdrawContract(),
    cancel: siteUrl + paths.cancelContract(),
  };
  const [list] = newsletterLists;
  if (!list) throw new Error('there are no newsletters');
  return [
    confirmRegistrationMail(hanna, link(paths.registerConfirm())),
    alreadyRegisteredMail(hanna, account),
    resetPasswordMail(hanna, link(paths.resetPassword())),
    passwordChangedMail(hanna, account),
    confirmEmailChangeMail(hanna, link(paths.confirmEmail())),
    emailChangeRequestedMail(hanna, 'hanna@neuer-hof.example', {
      security: siteUrl + paths.accountSecurity(),
    }),
    emailChangedMail(hanna, 'hanna@neuer-hof.example'),
    ...signInNotifications.map((notification) =>
      signInChangedMail(hanna, notification, {
        ...account,
        security: siteUrl + paths.accountSecurity(),
      }),
    ),
    dataExportMail(hanna, siteUrl + paths.accountData()),
    deletionMarkedMail(hanna, due, siteUrl + paths.accountData()),
    confirmNewsletterMail('Hanna', [list.name], link(paths.newsletterConfirm())),
    welcomeNewsletterMail('Hanna', list, link(paths.newsletterUnsubscribe())),
    ...staffMails(siteUrl),
    printOrderMail(order, publisher, contract),
    voucherMail({ ...order, gift: { voucherTo: 'recipient', message: 'Alles Gute <3' } }),
    ...(['address', 'pause', 'complaint', 'payment'] as const).map((kind) =>
      printChangeMail(order, kind, publisher),
    ),
    contractReceiptMail(declared('cancellation')),
    contractReceiptMail(declared('withdrawal')),
    ...contractNotificationMails(declared, contract),
    ...eventMails(link),
    confirmSearchMail('Traktor, um Celle', link(savedSearchPaths.confirm('beispiel'))),
    searchHitsMail({
      title: 'Traktor, um Celle',
      hits: [
        {
          title: 'Fendt Farmer 2 <S>',
          facts: '8.900 €, 29221 Celle',
          url: `${siteUrl}/kleinanzeigen`,
        },
      ],
      more: 5,
      url: `${siteUrl}/kleinanzeigen?q=traktor`,
      manageUrl: link('/suchauftrag'),
    }),
    formSubmittedMail('Kontakt', {
      id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
      answers: { nachricht: 'Wann erscheint das nächste Heft?' },
      labels: { nachricht: 'Ihre Nachricht' },
    }),
    ...marketMails(siteUrl),
    ...jobMails(siteUrl),
    confirmEntryMail(
      { firstName: 'Hanna', title: 'Ein Wochenende an der See' },
      link(paths.prizeDrawConfirm()),
      48,
    ),
  ];
}
