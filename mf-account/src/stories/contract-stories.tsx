import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { NewsletterBlock } from '#blocks/newsletter/NewsletterBlock.tsx';
import { PrintSubscriptionBlock } from '#blocks/print-subscription/PrintSubscriptionBlock.tsx';
import { CancelContractPage } from '#pages/cancel-contract/CancelContractPage.tsx';
import { NewsletterConfirmPage } from '#pages/newsletter-confirm/NewsletterConfirmPage.tsx';
import { NewsletterUnsubscribePage } from '#pages/newsletter-unsubscribe/NewsletterUnsubscribePage.tsx';
import { PrintOrderPage } from '#pages/print-order/PrintOrderPage.tsx';
import { PrintOrderCheckPage } from '#pages/print-order-check/PrintOrderCheckPage.tsx';
import { PrintOrderDonePage } from '#pages/print-order-done/PrintOrderDonePage.tsx';
import { ReceiptPage } from '#pages/receipt/ReceiptPage.tsx';
import { ReleaseVoucherPage } from '#pages/release-voucher/ReleaseVoucherPage.tsx';
import { SubscriptionPage } from '#pages/subscription/SubscriptionPage.tsx';
import { SubscriptionChangePage } from '#pages/subscription-change/SubscriptionChangePage.tsx';
import { WithdrawContractPage } from '#pages/withdraw-contract/WithdrawContractPage.tsx';
import { lists, samplePrintOffer, samplePrintOrder, subscriptions } from './story-data.ts';

const [subscription] = subscriptions.subscriptions;

const createChangeStory = (changeName: string, state: string): StoryDefinition => ({
  title: 'Abo / Ändern',
  state,
  view: () =>
    subscription ? (
      <SubscriptionChangePage
        params={{}}
        data={{ change: changeName, subscription, issues: samplePrintOffer.issues, formKey: 'key' }}
      />
    ) : null,
});

/** Component examples of newsletters, print subscriptions, cancellations and withdrawals. */
export const contractStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Newsletter',
    state: 'zwei zur Wahl',
    view: () => (
      <NewsletterBlock
        model={{ title: 'Grünland im Postfach', text: 'Kostenlos, jederzeit kündbar.', lists: [] }}
        data={{ offer: lists, page: '/artikel/heu' }}
        regions={{}}
      />
    ),
  },
  {
    title: 'Block / Abo bestellen',
    state: 'Angebote',
    view: () => (
      <PrintSubscriptionBlock
        model={{ title: 'Grünland abonnieren', text: '', productId: 'probeabo' }}
        data={samplePrintOffer}
        regions={{}}
      />
    ),
  },
  {
    title: 'Abo / Bestellen',
    state: 'Probeabo',
    view: () => (
      <PrintOrderPage
        params={{}}
        data={{
          offer: samplePrintOffer,
          productId: 'probeabo',
          earlierDraft: null,
          formKey: 'key',
        }}
      />
    ),
  },
  {
    title: 'Newsletter / Bestätigen',
    state: 'Knopf',
    view: () => (
      <NewsletterConfirmPage params={{}} data={{ code: 'x', confirmationResult: null }} />
    ),
  },
  {
    title: 'Newsletter / Abbestellen',
    state: 'erledigt',
    view: () => <NewsletterUnsubscribePage params={{}} data={{ code: '', isDone: true }} />,
  },
  {
    title: 'Abo / Bestellung prüfen',
    state: 'mit Lastschrift',
    view: () => (
      <PrintOrderCheckPage
        params={{}}
        data={{ draft: { ...samplePrintOrder, placed: false }, code: 'x' }}
      />
    ),
  },
  {
    title: 'Abo / Bestellt',
    state: 'mit Mandat',
    view: () => <PrintOrderDonePage params={{}} data={{ order: samplePrintOrder }} />,
  },
  {
    title: 'Abo / Gutschein freigeben',
    state: 'Knopf',
    view: () => <ReleaseVoucherPage params={{}} data={{ code: 'x', isReleased: false }} />,
  },
  {
    title: 'Abo / Gutschein freigeben',
    state: 'freigegeben',
    view: () => <ReleaseVoucherPage params={{}} data={{ code: '', isReleased: true }} />,
  },
  {
    title: 'Abo / Abonnement',
    state: 'läuft, Lieferpause',
    view: () => <SubscriptionPage params={{}} data={{ subscriptions, successCode: 'pause' }} />,
  },
  {
    title: 'Abo / Abonnement',
    state: 'keines',
    view: () => (
      <SubscriptionPage
        params={{}}
        data={{ subscriptions: { subscriptions: [], issues: [] }, successCode: null }}
      />
    ),
  },
  createChangeStory('adresse', 'Adresse'),
  createChangeStory('pause', 'Lieferpause'),
  createChangeStory('reklamation', 'Reklamation'),
  createChangeStory('zahlung', 'Zahlung'),
  {
    title: 'Vertrag / Kündigen',
    state: 'Formular',
    view: () => <CancelContractPage params={{}} data={{ formKey: 'key', contract: '' }} />,
  },
  {
    title: 'Vertrag / Widerrufen',
    state: 'Formular',
    view: () => <WithdrawContractPage params={{}} data={{ formKey: 'key' }} />,
  },
  {
    title: 'Vertrag / Bestätigung',
    state: 'Kündigung',
    view: () => (
      <ReceiptPage
        params={{}}
        data={{
          code: 'x',
          receipt: {
            kind: 'cancellation',
            receivedAt: '2026-11-21T07:00:00Z',
            lines: [
              { name: 'Eingang', value: '21. November 2026 um 08:00:00' },
              { name: 'Vertrag', value: 'GL-7H8KQ9RT' },
            ],
          },
        }}
      />
    ),
  },
];
