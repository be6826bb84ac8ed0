import { printOrderKinds } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { cents, day, utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { users } from './users.ts';

export const printSubscriptionStates = [
  'ordered',
  'active',
  'paused',
  'cancelled',
  'withdrawn',
  'ended',
] as const;

/** Input of print orders that are not placed yet; encrypted, because it contains bank details. */
export const printOrderDrafts = pgTable(
  'print_order_drafts',
  {
    id: ulidKey(),
    /** The whole draft, encrypted with AES-256-GCM. */
    encrypted: text('encrypted').notNull(),
    /**
     * Print subscription that the placed order created. It prevents a second order from the same
     * draft.
     */
    subscriptionId: text('subscription_id').references((): AnyPgColumn => printSubscriptions.id, {
      onDelete: 'cascade',
    }),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    expiresAt: utcTimestamp('expires_at').notNull(),
  },
  (table) => [
    index('print_order_drafts_expires_idx').on(table.expiresAt),
    index('print_order_drafts_subscription_idx').on(table.subscriptionId),
  ],
);

/** Contracts for printed magazines, with contents and prices as agreed. */
export const printSubscriptions = pgTable(
  'print_subscriptions',
  {
    id: ulidKey(),
    orderNo: text('order_no').notNull(),
    /**
     * Account that owns the contract; null until a user with the confirmed email address of the
     * order opens the contract.
     */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    phone: text('phone'),
    customerNo: text('customer_no'),
    kind: text('kind', { enum: printOrderKinds }).notNull(),
    productId: text('product_id').notNull(),
    /** Product, prices and terms as shown above the order button. */
    agreed: jsonb('agreed').notNull(),
    priceCents: cents('price_cents').notNull(),
    delivery: jsonb('delivery').notNull(),
    /** Billing address; null if it is the same as the delivery address. */
    billing: jsonb('billing'),
    gift: jsonb('gift'),
    startIssue: text('start_issue').notNull(),
    payment: text('payment', { enum: ['sepa', 'invoice'] }).notNull(),
    accountHolder: text('account_holder'),
    ibanEncrypted: text('iban_encrypted'),
    ibanLast4: text('iban_last4'),
    mandateRef: text('mandate_ref'),
    mandateAt: utcTimestamp('mandate_at'),
    state: text('state', { enum: printSubscriptionStates }).notNull().default('ordered'),
    /** Day on which the contract ends (`2027-01-31`); null if it is not known yet. */
    endsOn: day('ends_on'),
    pausedFrom: day('paused_from'),
    pausedUntil: day('paused_until'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('print_subscriptions_kind_check', table.kind, printOrderKinds),
    allowedValuesCheck('print_subscriptions_payment_check', table.payment, ['sepa', 'invoice']),
    allowedValuesCheck('print_subscriptions_state_check', table.state, printSubscriptionStates),
    uniqueIndex('print_subscriptions_order_no_key').on(table.orderNo),
    index('print_subscriptions_email_idx').on(table.email),
    index('print_subscriptions_user_idx').on(table.userId),
    index('print_subscriptions_created_idx').on(table.createdAt, table.id),
    index('print_subscriptions_ended_idx')
      .on(table.endsOn)
      .where(sql`${table.state} in ('ended', 'withdrawn')`),
  ],
);

/** Service requests of subscribers: address change, pause, complaint, payment. */
export const printRequests = pgTable(
  'print_requests',
  {
    id: ulidKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => printSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['address', 'pause', 'complaint', 'payment'] }).notNull(),
    details: jsonb('details').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('print_requests_kind_check', table.kind, [
      'address',
      'pause',
      'complaint',
      'payment',
    ]),
    index('print_requests_subscription_idx').on(table.subscriptionId),
    index('print_requests_created_idx').on(table.createdAt, table.id),
  ],
);

/** Cancellations (§ 312k BGB) and withdrawals (§ 356a BGB) as declared. Rows are never changed. */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    id: ulidKey(),
    kind: text('kind', { enum: ['cancellation', 'withdrawal'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Contract number, customer number or description, as the person entered it. */
    contract: text('contract').notNull(),
    /** Kind of cancellation, ordinary or extraordinary; null for a withdrawal. */
    manner: text('manner', { enum: ['ordinary', 'extraordinary'] }),
    reason: text('reason'),
    /** Requested last day of the contract; null means as early as possible. */
    endsOn: day('ends_on'),
    /**
     * Contract that matches order number and email address of the declaration; null if none does.
     */
    subscriptionId: text('subscription_id').references(() => printSubscriptions.id),
    receivedAt: utcTimestamp('received_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('contract_declarations_kind_check', table.kind, [
      'cancellation',
      'withdrawal',
    ]),
    allowedValuesCheck('contract_declarations_manner_check', table.manner, [
      'ordinary',
      'extraordinary',
    ]),
    index('contract_declarations_email_idx').on(table.email),
    index('contract_declarations_received_idx').on(table.receivedAt),
    index('contract_declarations_subscription_idx').on(table.subscriptionId),
  ],
);
