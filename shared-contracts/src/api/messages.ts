import type { ModerationDecision } from '#api/moderation.ts';
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
  /** Maximum number of consecutive messages of one person before the other person must answer. */
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
export type ConversationReportReason = (typeof conversationReportReasons)[number];

/** Answer of `GET /api/kleinanzeigen/ads/:number/contact`. */
export interface ContactForm {
  readonly slug: string;
  readonly title: string;
  readonly sellerName: string;
  /**
   * Whether the reader can contact the seller. `own`: the ad belongs to the reader; `ended`: the ad
   * is sold or expired.
   */
  readonly state: 'open' | 'reserved' | 'ended' | 'own';
  readonly viewer: { readonly name: string } | null;
  /** The reader's existing conversation about this ad; null if there is none. */
  readonly conversationId: string | null;
  /** Whether the reader can send offers, because the ad's price is negotiable. */
  readonly offers: boolean;
}

/** Body of `POST /api/kleinanzeigen/ads/:number/contact`. */
export interface ContactRequest {
  /** Name shown to the seller. */
  readonly name: string;
  /** Email address of a guest; absent for signed-in users. */
  readonly email?: string | null | undefined;
  readonly text: string;
  /** Non-binding offer in cents. Absent if the price is not negotiable. */
  readonly offer?: number | null | undefined;
  /**
   * Whether to send the message despite a warning about contact data in its text; moderation
   * reviews such a message first.
   */
  readonly anyway?: boolean | undefined;
  /** Honeypot field: people leave it empty, bots fill it in. */
  readonly website?: string | undefined;
}

/**
 * Answer to a first message. `conversationId` is null for guests, who continue by mail. The answer
 * does not reveal whether the guest's email address is known.
 */
export interface ContactAnswer {
  readonly conversationId: string | null;
}

/** Answer of `POST /api/conversations/confirm`: id of the conversation, and its access code. */
export interface ConfirmedContact {
  readonly conversationId: string;
  readonly code: string;
}

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
 * - `gone`: the other person has left.
 * - `stopped`: moderation closed the conversation.
 * - `ad`: the ad was removed.
 * - `blocked`: the reader blocked the other person.
 * - `refused`: the other person blocked the reader.
 * - `review`: the first message waits for moderation.
 * - `rejected`: moderation rejected the first message.
 * - `unanswered`: the reader sent too many messages without an answer.
 */
export const closedReasons = [
  'gone',
  'stopped',
  'ad',
  'blocked',
  'refused',
  'review',
  'rejected',
  'unanswered',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

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

/** Answer of `GET /api/conversations/:conversationId`. */
export interface Conversation {
  readonly id: string;
  readonly side: ConversationRole;
  readonly ad: {
    readonly title: string;
    /** Slug of the ad's page; null if the ad has no page any more. */
    readonly slug: string | null;
    readonly state: (typeof conversationAdStates)[number];
  };
  /** Display name of the other person. */
  readonly other: string;
  readonly messages: readonly ConversationMessage[];
  readonly closed: ClosedReason | null;
  /** Whether the reader has blocked the other person. */
  readonly blocking: boolean;
  /** Moderation's decision against the reader in this conversation; null if there is none. */
  readonly decision: ModerationDecision | null;
  /** True if the reader has access by session, false if by code. */
  readonly account: boolean;
  /** Whether the reader can send offers, because the ad's price is negotiable. */
  readonly offers: boolean;
  /** Whether pictures may be sent; possible after the seller's first answer. */
  readonly pictures: boolean;
  /** For sellers without an account: the other conversations about their ads. */
  readonly more: readonly OtherConversation[];
}

/** Body of `POST /api/conversations/:conversationId/reply`. */
export interface AnswerRequest {
  readonly text: string;
  readonly offer?: number | null | undefined;
  readonly anyway?: boolean | undefined;
}

/** Body of `POST /api/conversations/:conversationId/block`. */
export interface BlockRequest {
  readonly block: boolean;
}

/** Body of `POST /api/conversations/:conversationId/report`. */
export interface ConversationReportRequest {
  readonly reason: ConversationReportReason;
  readonly explanation: string;
}

/** Answer of `GET /api/account/conversations`. */
export interface ConversationList {
  /** Unread messages in all conversations. */
  readonly unread: number;
  readonly conversations: readonly {
    readonly id: string;
    readonly side: ConversationRole;
    readonly title: string;
    readonly other: string;
    readonly unread: number;
    /** Beginning of the latest message that the reader can see. */
    readonly last: string;
    readonly lastAt: string;
  }[];
}
