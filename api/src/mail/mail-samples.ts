import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';

import { newsletterLists } from '#modules/newsletter/newsletter-lists.ts';
import { printProducts } from '#modules/print-subscription/print-products.ts';

import {
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmRegistrationMail,
  emailChangedMail,
  emailChangeWantedMail,
  passwordChangedMail,
  resetPasswordMail,
} from './account-mails.ts';
import { contractReceiptMail, printChangeMail, printOrderMail } from './contract-mails.ts';
import type { DeclaredContract } from './contract-mails.ts';
import { confirmEntryMail, formSubmittedMail } from './form-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { confirmNewsletterMail, welcomeNewsletterMail } from './newsletter-mails.ts';
import { dataExportMail, deletionMarkedMail } from './privacy-mails.ts';

/** A name that must not become markup, as any name may not. */
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
  return {
    product,
    priceCents: product.priceCents.DE,
    startIssue: '2027-01',
    delivery: {
      firstName: 'Hanna',
      lastName: 'Ohlsen',
      street: 'Deichweg',
      houseNo: '3a',
      zip: '26939',
      city: 'Ovelgönne',
      country: 'DE',
    },
    billing: null,
    gift: null,
    payment: 'sepa',
    accountHolder: 'Hanna Ohlsen',
    ibanLast4: '3000',
    email: 'hanna.ohlsen@hof.example',
    orderNo: 'GL-7H8KQ9RT',
    orderedAt: '2026-11-21T07:00:00Z',
    mandateRef: 'GL-7H8KQ9RT-M1',
  };
}

const declared = (kind: DeclaredContract['kind']): DeclaredContract => ({
  kind,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  contract: 'GL-7H8KQ9RT',
  manner: kind === 'kuendigung' ? 'ordentlich' : null,
  reason: null,
  endsOn: null,
  receivedAt: due,
});

/** Every mail that the api writes, once, with invented people: for looking at and for tests. */
export function mailSamples(siteUrl: string): readonly MailContent[] {
  const link = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const order = sampleOrder();
  const account = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
  };
  const contract = {
    withdraw: siteUrl + paths.vertragWiderrufen(),
    cancel: siteUrl + paths.vertragKuendigen(),
  };
  const [list] = newsletterLists;
  if (!list) throw new Error('there are no newsletters');
  return [
    confirmRegistrationMail(hanna, link(paths.registerConfirm())),
    alreadyRegisteredMail(hanna, account),
    resetPasswordMail(hanna, link(paths.resetPassword())),
    passwordChangedMail(hanna, account),
    confirmEmailChangeMail(hanna, link(paths.confirmEmail())),
    emailChangeWantedMail(hanna, 'hanna@neuer-hof.example', {
      security: siteUrl + paths.accountSecurity(),
    }),
    emailChangedMail(hanna, 'hanna@neuer-hof.example'),
    dataExportMail(hanna, siteUrl + paths.accountData()),
    deletionMarkedMail(hanna, due, siteUrl + paths.accountData()),
    confirmNewsletterMail('Hanna', [list.name], link(paths.newsletterConfirm())),
    welcomeNewsletterMail('Hanna', list, link(paths.newsletterUnsubscribe())),
    printOrderMail(order, publisher, contract),
    ...(['address', 'pause', 'complaint', 'payment'] as const).map((kind) =>
      printChangeMail(order, kind, publisher),
    ),
    contractReceiptMail(declared('kuendigung')),
    contractReceiptMail(declared('widerruf')),
    formSubmittedMail('Kontakt', {
      id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
      answers: { nachricht: 'Wann erscheint das nächste Heft?' },
      labels: { nachricht: 'Ihre Nachricht' },
    }),
    confirmEntryMail(
      { firstName: 'Hanna', title: 'Ein Wochenende an der See' },
      link(paths.prizeDrawConfirm()),
      48,
    ),
  ];
}
