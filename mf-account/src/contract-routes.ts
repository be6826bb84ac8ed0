import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { subscribe, loadNewsletter } from '#pages/newsletter/newsletter.loader.server.ts';
import {
  confirmNewsletter,
  loadNewsletterConfirmPage,
} from '#pages/newsletter-confirm/newsletter-confirm.loader.server.ts';
import {
  unsubscribe,
  loadNewsletterUnsubscribePage,
} from '#pages/newsletter-unsubscribe/newsletter-unsubscribe.loader.server.ts';
import { saveOrderDraft, loadPrintOrder } from '#pages/print-order/print-order.loader.server.ts';
import {
  placeOrder,
  loadPrintOrderCheckPage,
} from '#pages/print-order-check/print-order-check.loader.server.ts';
import { loadPrintOrderDonePage } from '#pages/print-order-done/print-order-done.loader.server.ts';
import {
  loadReleaseVoucherPage,
  releaseVoucher,
} from '#pages/release-voucher/release-voucher.loader.server.ts';
import {
  cancelContract,
  loadCancelContractPage,
} from '#pages/cancel-contract/cancel-contract.loader.server.ts';
import { loadReceipt } from '#pages/receipt/receipt.loader.server.ts';
import {
  withdrawContract,
  loadWithdrawContractPage,
} from '#pages/withdraw-contract/withdraw-contract.loader.server.ts';

/**
 * Route properties without `cache`, because these pages contain an idempotency key or show private
 * data.
 */
const privateHandle = { layout: 'default', section: 'konto', robots: 'noindex' } as const;

/**
 * Routes of newsletters, print subscriptions, cancellations and withdrawals. None requires a login.
 */
export const contractRoutes: readonly RouteDefinition[] = [
  {
    id: 'newsletter',
    path: paths.newsletter(),
    handle: privateHandle,
    loader: loadNewsletter,
    action: subscribe,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/newsletter/NewsletterPage.tsx'
      ).then((m) => m.NewsletterPage),
  },
  {
    id: 'newsletter-confirm',
    path: paths.newsletterConfirm(),
    handle: privateHandle,
    loader: loadNewsletterConfirmPage,
    action: confirmNewsletter,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/newsletter-confirm/NewsletterConfirmPage.tsx'
      ).then((m) => m.NewsletterConfirmPage),
  },
  {
    id: 'newsletter-unsubscribe',
    path: paths.newsletterUnsubscribe(),
    handle: privateHandle,
    loader: loadNewsletterUnsubscribePage,
    action: unsubscribe,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/newsletter-unsubscribe/NewsletterUnsubscribePage.tsx'
      ).then((m) => m.NewsletterUnsubscribePage),
  },
  {
    id: 'print-order',
    path: paths.orderSubscription(),
    handle: privateHandle,
    loader: loadPrintOrder,
    action: saveOrderDraft,
    view: () =>
      import(
        /* webpackChunkName: "route-print-order" */ './pages/print-order/PrintOrderPage.tsx'
      ).then((m) => m.PrintOrderPage),
  },
  {
    id: 'print-order-check',
    path: '/abo-bestellen/pruefen',
    handle: privateHandle,
    loader: loadPrintOrderCheckPage,
    action: placeOrder,
    view: () =>
      import(
        /* webpackChunkName: "route-print-order-check--print-order-done--release-voucher" */ './pages/print-order-check/PrintOrderCheckPage.tsx'
      ).then((m) => m.PrintOrderCheckPage),
  },
  {
    id: 'print-order-done',
    path: '/abo-bestellen/bestellt',
    handle: privateHandle,
    loader: loadPrintOrderDonePage,
    view: () =>
      import(
        /* webpackChunkName: "route-print-order-check--print-order-done--release-voucher" */ './pages/print-order-done/PrintOrderDonePage.tsx'
      ).then((m) => m.PrintOrderDonePage),
  },
  {
    id: 'release-voucher',
    path: '/abo-bestellen/gutschein',
    handle: privateHandle,
    loader: loadReleaseVoucherPage,
    action: releaseVoucher,
    view: () =>
      import(
        /* webpackChunkName: "route-print-order-check--print-order-done--release-voucher" */ './pages/release-voucher/ReleaseVoucherPage.tsx'
      ).then((m) => m.ReleaseVoucherPage),
  },
  {
    id: 'cancel-contract',
    path: paths.cancelContract(),
    handle: privateHandle,
    loader: loadCancelContractPage,
    action: cancelContract,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/cancel-contract/CancelContractPage.tsx'
      ).then((m) => m.CancelContractPage),
  },
  {
    id: 'cancel-receipt',
    path: '/vertrag-kuendigen/bestaetigt',
    handle: privateHandle,
    loader: loadReceipt,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/receipt/ReceiptPage.tsx'
      ).then((m) => m.ReceiptPage),
  },
  {
    id: 'withdraw-contract',
    path: paths.withdrawContract(),
    handle: privateHandle,
    loader: loadWithdrawContractPage,
    action: withdrawContract,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/withdraw-contract/WithdrawContractPage.tsx'
      ).then((m) => m.WithdrawContractPage),
  },
  {
    id: 'withdraw-receipt',
    path: '/vertrag-widerrufen/bestaetigt',
    handle: privateHandle,
    loader: loadReceipt,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--newsletter-confirm--newsletter-unsubscribe--cancel-contract--cancel-receipt--withdraw-contract--withdraw-receipt" */ './pages/receipt/ReceiptPage.tsx'
      ).then((m) => m.ReceiptPage),
  },
];
