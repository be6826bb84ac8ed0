import type { EntryDecision } from '#api/moderation.ts';
import type { ReportReason } from '#moderation.ts';

/** Limits of messages (domain 2.4). Lengths in characters after trimming. */
export const messageLimits = {
  textMax: 2000,
  /** New conversations within 24 hours: guests, accounts younger than `newDays`, all others. */
  firstContacts: { guest: 5, young: 10, known: 40 },
  newDays: 7,
  /** Messages that somebody may write one after the other before the other side has answered. */
  unanswered: 5,
  /** Messages of one side in one conversation within 24 hours. */
  perDay: 100,
  /** Pictures of one side in one conversation within 24 hours. */
  picturesPerDay: 10,
  /** Cents of an offer at most. */
  offerMaxCents: 9_999_999_900,
  /** Days for which a conversation is kept after its ad has ended. */
  keptDays: 90,
  /** Days for which a guest's first message waits for its confirmation. */
  unconfirmedDays: 7,
} as const;

/** `asker`: wrote to an ad first; `seller`: placed the ad. */
export const messageSides = ['asker', 'seller'] as const;
export type MessageSide = (typeof messageSides)[number];

/** What reports of conversations can be about. */
export const threadReportReasons = [
  'betrug',
  'belaestigung',
  'hass',
  'verbotene-ware',
  'jugendschutz',
  'datenschutz',
] as const satisfies readonly ReportReason[];
export type ThreadReportReason = (typeof threadReportReasons)[number];

/** Answer of `GET /api/kleinanzeigen/ads/:number/kontakt`. */
export interface ContactForm {
  readonly slug: string;
  readonly title: string;
  readonly sellerName: string;
  /** `own`: it is the reader's own ad; `ended`: sold or expired. */
  readonly state: 'open' | 'reserved' | 'ended' | 'own';
  readonly viewer: { readonly name: string } | null;
  /** The conversation that the reader has about it already. */
  readonly thread: string | null;
  /** Whether the price is open to offers. */
  readonly offers: boolean;
}

/** Body of `POST /api/kleinanzeigen/ads/:number/kontakt`. */
export interface ContactRequest {
  /** As the other side will read it. */
  readonly name: string;
  /** Guests only. */
  readonly email?: string | null | undefined;
  readonly text: string;
  /** Cents offered; binds nobody. Left out where the price is not open to offers. */
  readonly offer?: number | null | undefined;
  /** Sent although ways past the site stand in it: a person looks at it first. */
  readonly anyway?: boolean | undefined;
  /** A field that only machines fill in. */
  readonly website?: string | undefined;
}

/** Null for guests: the mail leads on, whatever is known of their address. */
export interface ContactAnswer {
  readonly thread: string | null;
}

/** Answer of `POST /api/nachrichten/bestaetigen`: the conversation and the key to it. */
export interface ConfirmedContact {
  readonly thread: string;
  readonly code: string;
}

export const messageStates = ['review', 'refused', 'sent', 'read', 'deleted'] as const;

export interface ThreadMessage {
  readonly id: string;
  readonly own: boolean;
  readonly text: string;
  /** What is offered in it, in cents; binds nobody. */
  readonly offerCents: number | null;
  /** A picture in it, in pixels; null without one. */
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly sentAt: string;
  /** `read` is only said of people of whom it is known, see `docs/decisions/053-nachrichten.md`. */
  readonly state: (typeof messageStates)[number];
  /** What in it is often fraud; for who receives it. */
  readonly warnings: readonly string[];
}

/**
 * Why one cannot write: `gone` the other side has left; `stopped` by the desk; `ad` was removed;
 * `blocked` by the reader; `refused` by the other side; `review` a first message waits for the desk,
 * `rejected` it did not pass; `unanswered` too many without an answer.
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

export const threadAdStates = ['active', 'reserved', 'paused', 'sold', 'expired', 'gone'] as const;

/** Another conversation of somebody without an account, and the key to it. */
export interface OtherThread {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly other: string;
  readonly unread: number;
  readonly lastAt: string;
}

/** Answer of `GET /api/nachrichten/:thread`. */
export interface Thread {
  readonly id: string;
  readonly side: MessageSide;
  readonly ad: {
    readonly title: string;
    /** Null where there is nothing left to see. */
    readonly slug: string | null;
    readonly state: (typeof threadAdStates)[number];
  };
  /** Display name of the other side. */
  readonly other: string;
  readonly messages: readonly ThreadMessage[];
  readonly closed: ClosedReason | null;
  /** Whether the reader has blocked the other side. */
  readonly blocking: boolean;
  /** Against the reader's side. */
  readonly decision: EntryDecision | null;
  /** Whether it is the session that opens it. */
  readonly account: boolean;
  /** Whether the price is open to offers. */
  readonly offers: boolean;
  /** Whether pictures may be sent: once the seller has answered. */
  readonly pictures: boolean;
  /** For who sells without an account and came by a mail: what else is written to their ads. */
  readonly more: readonly OtherThread[];
}

/** Body of `POST /api/nachrichten/:thread/antworten`. */
export interface AnswerRequest {
  readonly text: string;
  readonly offer?: number | null | undefined;
  readonly anyway?: boolean | undefined;
}

/** Body of `POST /api/nachrichten/:thread/blockieren`. */
export interface BlockRequest {
  readonly block: boolean;
}

/** Body of `POST /api/nachrichten/:thread/melden`. */
export interface ThreadReportRequest {
  readonly reason: ThreadReportReason;
  readonly explanation: string;
}

/** Answer of `GET /api/account/nachrichten`. */
export interface ThreadList {
  /** Unread messages in all conversations. */
  readonly unread: number;
  readonly threads: readonly {
    readonly id: string;
    readonly side: MessageSide;
    readonly title: string;
    readonly other: string;
    readonly unread: number;
    /** Beginning of the latest message that the reader can see. */
    readonly last: string;
    readonly lastAt: string;
  }[];
}
