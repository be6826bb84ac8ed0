import type { Country, Salutation } from '#api/profile.ts';

/** For whom a subscription is: oneself, a gift, students (with proof), a trial. */
export const printOrderKinds = ['self', 'gift', 'student', 'trial'] as const;
export type PrintOrderKind = (typeof printOrderKinds)[number];

export const printPayments = ['sepa', 'rechnung'] as const;
export type PrintPayment = (typeof printPayments)[number];

/** A subscription as it is offered. Prices are total prices with VAT and delivery. */
export interface PrintProduct {
  readonly id: string;
  readonly kind: PrintOrderKind;
  readonly name: string;
  readonly description: string;
  /** Cents for the first term, by country. */
  readonly priceCents: Readonly<Record<Country, number>>;
  readonly issues: number;
  readonly termMonths: number;
  /** What happens after the first term, in words. */
  readonly renewal: string;
  readonly notice: string;
}

/** An issue that a subscription may begin with. */
export interface PrintIssue {
  /** `2027-01` */
  readonly id: string;
  readonly label: string;
}

/** `GET /api/print-subscription/products` */
export interface PrintOffer {
  readonly products: readonly PrintProduct[];
  /** The next three. */
  readonly issues: readonly PrintIssue[];
}

export interface PostalAddress {
  readonly salutation?: Salutation | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null | undefined;
  readonly co?: string | null | undefined;
  readonly street: string;
  readonly houseNo: string;
  readonly zip: string;
  readonly city: string;
  readonly country: Country;
}

export interface PrintGift {
  readonly message?: string | null | undefined;
  /** Who gets the voucher. */
  readonly voucherTo: 'schenkende' | 'beschenkte';
  /** Of the one who gets the gift; without it a voucher to them goes by post. */
  readonly email?: string | null | undefined;
  /** Day on which the voucher goes to the one who gets the gift, `2026-12-24`; without it at once. */
  readonly voucherOn?: string | null | undefined;
}

/** `POST /api/print-subscription/drafts`: all that is needed to order, before it is ordered. */
export interface PrintOrderDraftRequest {
  readonly productId: string;
  readonly startIssue: string;
  readonly delivery: PostalAddress;
  /** Needed for a gift; otherwise the delivery's address is taken. */
  readonly billing?: PostalAddress | null | undefined;
  readonly gift?: PrintGift | null | undefined;
  readonly payment: PrintPayment;
  readonly accountHolder?: string | null | undefined;
  readonly iban?: string | null | undefined;
  /** The SEPA mandate was given. */
  readonly mandate?: boolean | undefined;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly customerNo?: string | null | undefined;
  /** For students: a proof of enrolment will be sent. */
  readonly studentProof?: boolean | undefined;
  /** Code of the draft that this one takes the place of; without an IBAN its account is taken. */
  readonly earlier?: string | null | undefined;
}

/**
 * `GET /api/print-subscription/drafts/values?code=`: what was given, to go on from. The account and
 * the mandate are not told again.
 */
export interface PrintOrderValues extends Omit<
  PrintOrderDraftRequest,
  'iban' | 'mandate' | 'earlier'
> {
  readonly ibanLast4: string | null;
}

/** Names the draft or the order on the next page; nobody can guess one. */
export interface CodeAnswer {
  readonly code: string;
}

/** What stands directly above the button, and later in the confirmation. */
export interface PrintOrderSummary {
  readonly product: PrintProduct;
  readonly priceCents: number;
  readonly startIssue: string;
  readonly delivery: PostalAddress;
  readonly billing: PostalAddress | null;
  readonly gift: PrintGift | null;
  readonly payment: PrintPayment;
  readonly accountHolder: string | null;
  readonly ibanLast4: string | null;
  readonly email: string;
}

/** `GET /api/print-subscription/drafts?code=`: `placed` once it became an order. */
export interface PrintOrderDraft extends PrintOrderSummary {
  readonly placed: boolean;
}

/** `GET /api/print-subscription/orders?code=` */
export interface PrintOrder extends PrintOrderSummary {
  readonly orderNo: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  readonly mandateRef: string | null;
}

/** One contract on the account page. */
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

/** `GET /api/account/print-subscriptions` */
export interface PrintSubscriptions {
  readonly subscriptions: readonly PrintSubscription[];
  readonly issues: readonly PrintIssue[];
}

interface OfSubscription {
  readonly id: string;
  readonly version: number;
}

/** `POST /api/account/print-subscriptions/address` */
export interface ChangePrintAddressRequest extends OfSubscription {
  readonly delivery: PostalAddress;
  readonly fromIssue: string;
}

/** `POST /api/account/print-subscriptions/pause`: first and last day away. */
export interface PausePrintRequest extends OfSubscription {
  readonly from: string;
  readonly until: string;
}

/** `POST /api/account/print-subscriptions/complaint` */
export interface PrintComplaintRequest {
  readonly id: string;
  readonly issue: string;
  readonly text: string;
}

/** `POST /api/account/print-subscriptions/payment`; needs a fresh proof of identity. */
export interface ChangePrintPaymentRequest extends OfSubscription {
  readonly payment: PrintPayment;
  readonly accountHolder?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly mandate?: boolean | undefined;
}
