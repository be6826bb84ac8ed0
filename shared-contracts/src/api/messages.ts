import type {
  replyRequestSchema,
  confirmedContactSchema,
  contactResponseSchema,
  contactFormSchema,
  contactRequestSchema,
  conversationListSchema,
  conversationReportRequestSchema,
  conversationSchema,
} from './messages.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { ReportReason } from '#moderation.ts';

/** Limits of messages (domain 2.4). Lengths are in characters after trimming. */
export const messageLimits = {
  maxTextLength: 2000,
  /**
   * Maximum number of new conversations per person within 24 hours. `young` applies to accounts
   * younger than `newAccountDays` days, `known` to all older accounts.
   */
  maxNewConversationsPerDay: { guest: 5, young: 10, known: 40 },
  newAccountDays: 7,
  /** Maximum number of consecutive messages of one person before the other person must reply. */
  maxUnansweredMessages: 5,
  /** Maximum number of messages per person and conversation within 24 hours. */
  maxMessagesPerDay: 100,
  /** Maximum number of pictures per person and conversation within 24 hours. */
  maxPicturesPerDay: 10,
  /** Maximum offer in cents. */
  maxOfferCents: 9_999_999_900,
  /** Days for which a conversation is kept after its ad has ended. */
  retentionDays: 90,
  /** Days within which a guest can confirm a first message. */
  confirmationDays: 7,
} as const;

/**
 * The two people in a conversation: `asker` contacted the seller of an ad; `seller` placed the ad.
 */
export const conversationRoles = ['asker', 'seller'] as const;
export type ConversationRole = (typeof conversationRoles)[number];

/** Reasons for reporting a conversation. */
export const conversationReportReasons = [
  'betrug',
  'belaestigung',
  'hass',
  'verbotene-ware',
  'jugendschutz',
  'datenschutz',
] as const satisfies readonly ReportReason[];
/** Response to `GET /api/kleinanzeigen/ads/:number/contact`. */
export type ContactForm = SchemaOutput<typeof contactFormSchema>;

/** Body of `POST /api/kleinanzeigen/ads/:number/contact`. */
export type ContactRequest = SchemaOutput<typeof contactRequestSchema>;

/**
 * Response to a first message. `conversationId` is null for guests, who continue by mail. The
 * response does not reveal whether the guest's email address is known.
 */
export type ContactResponse = SchemaOutput<typeof contactResponseSchema>;

/** Response to `POST /api/conversations/confirm`: id of the conversation, and its access code. */
export type ConfirmedContact = SchemaOutput<typeof confirmedContactSchema>;

export const messageStates = ['review', 'refused', 'sent', 'read', 'deleted'] as const;

export interface ConversationMessage {
  readonly id: string;
  readonly own: boolean;
  readonly text: string;
  /** Non-binding offer in cents; null if the message contains no offer. */
  readonly offerCents: number | null;
  /** Size of the attached picture in pixels; null without a picture. */
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly sentAt: string;
  /**
   * State of delivery. `read` is shown to some people only, see
   * `docs/decisions/053-messages-between-buyer-and-seller.md`.
   */
  readonly state: (typeof messageStates)[number];
  /** Warnings about signs of fraud in the message; only for the recipient. */
  readonly warnings: readonly string[];
}

/**
 * Why the reader cannot write in a conversation:
 * - `gone`: the other person has left the conversation.
 * - `stopped`: moderation closed the conversation.
 * - `ad`: the ad was removed.
 * - `blocked`: the reader blocked the other person.
 * - `refused`: the other person blocked the reader.
 * - `review`: the first message waits for moderation.
 * - `rejected`: moderation rejected the first message.
 * - `unanswered`: the reader sent too many messages without a reply.
 */
export const conversationClosedReasons = [
  'gone',
  'stopped',
  'ad',
  'blocked',
  'refused',
  'review',
  'rejected',
  'unanswered',
] as const;
export type ConversationClosedReason = (typeof conversationClosedReasons)[number];

export const conversationAdStates = [
  'active',
  'reserved',
  'paused',
  'sold',
  'expired',
  'gone',
] as const;

/** Another conversation about the ads of a seller without an account, with its access code. */
export interface OtherConversation {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly other: string;
  readonly unread: number;
  readonly lastAt: string;
}

/** Response to `GET /api/conversations/:conversationId`. */
export type Conversation = SchemaOutput<typeof conversationSchema>;

/** Body of `POST /api/conversations/:conversationId/reply`. */
export type ReplyRequest = SchemaOutput<typeof replyRequestSchema>;

/** Body of `POST /api/conversations/:conversationId/report`. */
export type ConversationReportRequest = SchemaOutput<typeof conversationReportRequestSchema>;

/** Response to `GET /api/account/conversations`. */
export type ConversationList = SchemaOutput<typeof conversationListSchema>;
