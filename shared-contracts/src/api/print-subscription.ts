import type {
  changePrintAddressRequestSchema,
  changePrintPaymentRequestSchema,
  codeQuerySchema,
  pausePrintRequestSchema,
  printComplaintRequestSchema,
  printOfferSchema,
  printOrderDraftRequestSchema,
  printOrderDraftSchema,
  printOrderSchema,
  printOrderValuesSchema,
  printSubscriptionsSchema,
  postalAddressSchema,
} from './print-subscription.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { Country } from '#api/profile.ts';

/**
 * Kinds of orders: for the customers themselves (`self`), as a gift, for students (with proof of
 * enrolment), or as a trial.
 */
export const printOrderKinds = ['self', 'gift', 'student', 'trial'] as const;
export type PrintOrderKind = (typeof printOrderKinds)[number];

export const printPaymentMethods = ['sepa', 'invoice'] as const;
export type PrintPaymentMethod = (typeof printPaymentMethods)[number];

/** A subscription that can be ordered. Prices include VAT and delivery. */
export interface PrintProduct {
  readonly id: string;
  readonly kind: PrintOrderKind;
  readonly name: string;
  readonly description: string;
  /** Price of the first term in cents, by country of delivery. */
  readonly priceCents: Readonly<Record<Country, number>>;
  readonly issues: number;
  readonly termMonths: number;
  /** German text about renewal and price after the first term. */
  readonly renewal: string;
  readonly notice: string;
}

/** An issue with which a subscription can start. */
export interface PrintIssue {
  /** Id of the issue: year and number, for example `2027-01`. */
  readonly id: string;
  readonly label: string;
}

/** Response to `GET /api/print-subscription/products`. */
export type PrintOffer = SchemaOutput<typeof printOfferSchema>;

export type PostalAddress = SchemaOutput<typeof postalAddressSchema>;

export interface PrintGift {
  readonly message?: string | null | undefined;
  /** Who receives the voucher for the gift. */
  readonly voucherTo: 'giver' | 'recipient';
  /**
   * Email address of the gift's recipient. Without it, a voucher for the recipient is sent by post.
   */
  readonly email?: string | null | undefined;
  /** Day on which the recipient gets the voucher, `2026-12-24`; if absent, immediately. */
  readonly voucherOn?: string | null | undefined;
}

/**
 * Body of `POST /api/print-subscription/drafts`: all data of an order that is not placed yet.
 *
 * - `mandate`: Whether the customer gave the SEPA mandate.
 */
export type PrintOrderDraftRequest = SchemaOutput<typeof printOrderDraftRequestSchema>;

/**
 * Response to `GET /api/print-subscription/drafts/values?code=`: the values of a draft for editing,
 * without the full IBAN and without the mandate.
 */
export type PrintOrderValues = SchemaOutput<typeof printOrderValuesSchema>;

/** Response with an unguessable code, which identifies the draft or the order on the next page. */
export type CodeResponse = SchemaOutput<typeof codeQuerySchema>;

/** Summary of an order, shown above the order button and repeated in the confirmation. */
export interface PrintOrderSummary {
  readonly product: PrintProduct;
  readonly priceCents: number;
  readonly startIssue: string;
  readonly delivery: PostalAddress;
  readonly billing: PostalAddress | null;
  readonly gift: PrintGift | null;
  readonly payment: PrintPaymentMethod;
  readonly accountHolder: string | null;
  readonly ibanLast4: string | null;
  readonly email: string;
}

/**
 * Response to `GET /api/print-subscription/drafts?code=`. `placed`: whether the draft was ordered.
 */
export type PrintOrderDraft = SchemaOutput<typeof printOrderDraftSchema>;

/**
 * Response to `GET /api/print-subscription/orders?code=`.
 *
 * - `orderedAt`: Time in ISO 8601 format.
 */
export type PrintOrder = SchemaOutput<typeof printOrderSchema>;

/** A subscription on the account page. */
export interface PrintSubscription extends PrintOrder {
  readonly id: string;
  readonly version: number;
  readonly state: 'ordered' | 'active' | 'paused' | 'cancelled' | 'withdrawn' | 'ended';
  readonly endsOn: string | null;
  readonly pausedFrom: string | null;
  readonly pausedUntil: string | null;
  readonly requests: readonly {
    readonly kind: 'address' | 'pause' | 'complaint' | 'payment';
    readonly createdAt: string;
  }[];
}

/** Response to `GET /api/account/print-subscriptions`. */
export type PrintSubscriptions = SchemaOutput<typeof printSubscriptionsSchema>;

/** Body of `POST /api/account/print-subscriptions/address`. */
export type ChangePrintAddressRequest = SchemaOutput<typeof changePrintAddressRequestSchema>;

/** Body of `POST /api/account/print-subscriptions/pause`: first and last day of the pause. */
export type PausePrintRequest = SchemaOutput<typeof pausePrintRequestSchema>;

/** Body of `POST /api/account/print-subscriptions/complaint`. */
export type PrintComplaintRequest = SchemaOutput<typeof printComplaintRequestSchema>;

/** Body of `POST /api/account/print-subscriptions/payment`; requires a recent login. */
export type ChangePrintPaymentRequest = SchemaOutput<typeof changePrintPaymentRequestSchema>;
