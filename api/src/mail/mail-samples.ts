import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { createSamplePrintOrder } from '@gruenland/shared-contracts/api/sample-print-order.ts';
import { savedSearchPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createJobMailSamples } from './job-mail-samples.ts';
import { createMarketMailSamples } from './market-mail-samples.ts';
import { newsletterLists } from '#modules/newsletter/newsletter-lists.ts';
import { printProducts } from '#modules/print-subscription/print-products.ts';

import {
  createAlreadyRegisteredMail,
  createConfirmEmailChangeMail,
  createConfirmRegistrationMail,
  createEmailChangedMail,
  createEmailChangeRequestedMail,
  createPasswordChangedMail,
  createResetPasswordMail,
} from './account-mails.ts';
import {
  createContractReceiptMail,
  createServiceRequestMail,
  createPrintOrderMail,
} from './contract-mails.ts';
import type { ContractDeclaration } from './contract-mails.ts';
import { createContractMailSamples } from './contract-notification-samples.ts';
import { createConfirmSearchMail, createSearchHitsMail } from './search-mails.ts';
import { createEventMail } from './event-mails.ts';
import { createConfirmEntryMail, createFormSubmittedMail } from './form-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { createConfirmNewsletterMail, createWelcomeNewsletterMail } from './newsletter-mails.ts';
import type { RegistrationFacts } from './registration-mails.ts';
import { createRegistrationMail } from './registration-mails.ts';
import { createGiverVoucherMail, createVoucherMail } from './voucher-mails.ts';
import { createStaffMailSamples } from './staff-mail-samples.ts';
import { createSignInChangedMail, signInNotifications } from './sign-in-mails.ts';
import { createDataExportMail, createDeletionScheduledMail } from './privacy-mails.ts';

/** A display name with markup, to test escaping. */
const userWithMarkup = { displayName: 'Hanna <Ohlsen>' };
const publisher = {
  name: 'Grünland Verlag',
  address: 'Am Deich 1, 26939 Ovelgönne',
  creditorId: 'DE98ZZZ09999999999',
};
const sampleDate = new Date('2026-12-05T07:00:00Z');

function createSampleOrder(): PrintOrder {
  const [product] = printProducts;
  if (!product) throw new Error('there are no products');
  return createSamplePrintOrder(product);
}

const createSampleDeclaration = (kind: ContractDeclaration['kind']): ContractDeclaration => ({
  kind,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  contract: 'GL-7H8KQ9RT',
  manner: kind === 'cancellation' ? 'ordinary' : null,
  reason: null,
  endsOn: null,
  receivedAt: sampleDate,
});

const createSampleRegistrationFacts = (url: string): RegistrationFacts => ({
  firstName: 'Hanna <Ohlsen>',
  seats: 2,
  ticket: '7K9RTW',
  offerUntil: sampleDate,
  title: 'Sensenkurs in Celle',
  startsAt: sampleDate,
  endsAt: new Date(sampleDate.getTime() + 2 * 3_600_000),
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

/** Returns samples of the mails about event registrations and submitted events. */
function createEventMailSamples(createLink: (path: string) => string): readonly MailContent[] {
  const registration = createSampleRegistrationFacts(createLink('/veranstaltungen/anmeldung'));
  const event = { title: 'Sensenkurs in Celle', url: createLink('/veranstaltungen/verwalten') };
  return [
    ...REGISTRATION_NOTIFICATIONS.map((notification) =>
      createRegistrationMail(notification, registration),
    ),
    ...(['moved', 'cancelled'] as const).map((status) =>
      createRegistrationMail('changed', { ...registration, status }),
    ),
    ...(['confirmation-requested', 'received', 'published'] as const).map((notification) =>
      createEventMail(notification, event),
    ),
  ];
}

/** Returns samples of the mails about print orders, vouchers and contract declarations. */
function createOrderMailSamples(
  order: PrintOrder,
  contractLinks: { readonly withdraw: string; readonly cancel: string },
  createLink: (path: string) => string,
): readonly MailContent[] {
  const cancellation = {
    declaration: createSampleDeclaration('cancellation'),
    url: createLink('/vertrag-kuendigen/bestaetigt'),
  };
  const withdrawal = {
    declaration: createSampleDeclaration('withdrawal'),
    url: createLink('/vertrag-widerrufen/bestaetigt'),
  };
  return [
    createPrintOrderMail(order, publisher, contractLinks),
    createPrintOrderMail(
      { ...order, gift: { voucherTo: 'recipient', email: 'oma@hof.example' } },
      publisher,
      {
        ...contractLinks,
        orderUrl: createLink('/abo-bestellen/bestellt'),
        releaseUrl: createLink('/abo-bestellen/gutschein'),
      },
    ),
    createGiverVoucherMail(order),
    createVoucherMail({ ...order, gift: { voucherTo: 'recipient', message: 'Alles Gute <3' } }),
    ...(['address', 'pause', 'complaint', 'payment'] as const).map((kind) =>
      createServiceRequestMail(order, kind, publisher),
    ),
    createContractReceiptMail(cancellation),
    createContractReceiptMail(withdrawal),
    createContractReceiptMail(cancellation, [withdrawal]),
  ];
}

/** Returns one sample of every mail of the api, for the preview and for tests. */
export function createMailSamples(siteUrl: string): readonly MailContent[] {
  const createLink = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const order = createSampleOrder();
  const accountLinks = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
  };
  const contractLinks = {
    withdraw: siteUrl + paths.withdrawContract(),
    cancel: siteUrl + paths.cancelContract(),
  };
  const [list] = newsletterLists;
  if (!list) throw new Error('there are no newsletters');
  return [
    createConfirmRegistrationMail(userWithMarkup, createLink(paths.registerConfirm())),
    createAlreadyRegisteredMail(userWithMarkup, accountLinks),
    createResetPasswordMail(userWithMarkup, createLink(paths.resetPassword())),
    createPasswordChangedMail(userWithMarkup, accountLinks),
    createConfirmEmailChangeMail(userWithMarkup, createLink(paths.confirmEmail())),
    createEmailChangeRequestedMail(userWithMarkup, 'hanna@neuer-hof.example', {
      security: siteUrl + paths.accountSecurity(),
    }),
    createEmailChangedMail(userWithMarkup, 'hanna@neuer-hof.example'),
    ...signInNotifications.map((notification) =>
      createSignInChangedMail(userWithMarkup, notification, {
        ...accountLinks,
        security: siteUrl + paths.accountSecurity(),
      }),
    ),
    createDataExportMail(userWithMarkup, siteUrl + paths.accountData()),
    createDeletionScheduledMail(userWithMarkup, sampleDate, siteUrl + paths.accountData()),
    createConfirmNewsletterMail('Hanna', [list.name], createLink(paths.newsletterConfirm())),
    createWelcomeNewsletterMail('Hanna', list, createLink(paths.newsletterUnsubscribe())),
    ...createStaffMailSamples(siteUrl),
    ...createOrderMailSamples(order, contractLinks, createLink),
    ...createContractMailSamples(createSampleDeclaration, contractLinks),
    ...createEventMailSamples(createLink),
    createConfirmSearchMail(createLink(savedSearchPaths.confirm('beispiel'))),
    createSearchHitsMail({
      title: 'Traktor, um Celle',
      hits: [
        {
          title: 'Fendt Farmer 2 <S>',
          facts: '8.900 €, 29221 Celle',
          url: `${siteUrl}/kleinanzeigen`,
        },
      ],
      furtherHitCount: 5,
      url: `${siteUrl}/kleinanzeigen?q=traktor`,
      manageUrl: createLink('/suchauftrag'),
    }),
    createFormSubmittedMail('Kontakt', {
      id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
      answers: { nachricht: 'Wann erscheint das nächste Heft?' },
      labels: { nachricht: 'Ihre Nachricht' },
    }),
    ...createMarketMailSamples(siteUrl),
    ...createJobMailSamples(siteUrl),
    createConfirmEntryMail(
      { firstName: 'Hanna', title: 'Ein Wochenende an der See' },
      createLink(paths.prizeDrawConfirm()),
      48,
    ),
  ];
}
