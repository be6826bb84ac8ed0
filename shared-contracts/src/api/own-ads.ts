import type { ModerationDecision } from '#api/moderation.ts';
import type { DraftPhoto, PhotoOrder } from '#api/photos.ts';
import type { AdKind, AdPicture, AdPriceKind, AdSeller } from '#api/ads.ts';

/** States of an ad as its owner sees them (domain 2.3). The state `draft` is never sent. */
export const ownAdStates = [
  'unconfirmed',
  'review',
  'active',
  'paused',
  'reserved',
  'sold',
  'expired',
  'rejected',
  'blocked',
  'deleted',
] as const;
export type OwnAdState = (typeof ownAdStates)[number];

/** Actions that owners can take on their ads. */
export const ownerActions = [
  'pause',
  'resume',
  'reserve',
  'release',
  'sell',
  'renew',
  'remove',
  'restore',
] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** An unfinished ad; stored on the server once the user has filled in the first field. */
export interface AdDraft {
  readonly id: string;
  readonly version: number;
  /** The ad being changed; null for a new ad. */
  readonly ad: { readonly number: number; readonly slug: string } | null;
  readonly category: { readonly slug: string; readonly name: string; readonly legacy: boolean };
  /** Form values as typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly DraftPhoto[];
  /**
   * Kind of author. Guests must enter name and email address; the accounts of users contain both.
   */
  readonly writer: 'guest' | 'private' | 'trader';
  /** Time in ISO 8601 format. */
  readonly updatedAt: string;
}

export interface AdDraftSummary {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly updatedAt: string;
}

export type AdDecision = ModerationDecision;

/** An ad as its owner sees it. */
export interface OwnAd {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly state: OwnAdState;
  readonly kind: AdKind;
  readonly seller: AdSeller;
  readonly priceKind: AdPriceKind;
  readonly priceCents: number | null;
  readonly priceUnit: string;
  readonly place: string;
  readonly picture: AdPicture | null;
  readonly publishedAt: string | null;
  readonly expiresAt: string | null;
  /** Deadline for restoring a deleted ad. */
  readonly restorableUntil: string | null;
  readonly actions: readonly OwnerAction[];
  readonly editable: boolean;
  /** Whether a change of the ad waits for review while the published version stays online. */
  readonly changePending: boolean;
  readonly decision: AdDecision | null;
  /** Email address that received the confirmation mail; only while the ad is unconfirmed. */
  readonly mailedTo: string | null;
}

export interface OwnAds {
  readonly ads: readonly OwnAd[];
  readonly drafts: readonly AdDraftSummary[];
}

/** Body of `POST /api/kleinanzeigen/drafts`. */
export interface StartDraftRequest {
  readonly category: string;
}

/** Body of `POST /api/kleinanzeigen/drafts/:id`: all fields, and the version that was edited. */
export interface SaveDraftRequest {
  readonly version: number;
  readonly category?: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

export interface SavedDraft {
  readonly id: string;
  readonly version: number;
}

export type ArrangePhotosRequest = PhotoOrder;

export interface SubmittedAd {
  readonly number: number;
  readonly slug: string;
  readonly state: OwnAdState;
}
