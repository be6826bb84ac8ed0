import type { EntryDecision } from '#api/moderation.ts';
import type { DeskPhoto, PhotoOrder } from '#api/photos.ts';
import type { AdKind, AdPicture, AdPriceKind, AdSeller } from '#api/ads.ts';

/** States of an ad that its owner sees (domain 2.3); `draft` never leaves the server. */
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

/** What owners do with their ads. */
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

export type DraftPhoto = DeskPhoto;

/** An ad that is being written, on the server from the first field on. */
export interface AdDraft {
  readonly id: string;
  readonly version: number;
  /** The ad that it changes; null for a new one. */
  readonly ad: { readonly number: number; readonly slug: string } | null;
  readonly category: { readonly slug: string; readonly name: string; readonly legacy: boolean };
  /** Fields of the form as typed, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly DraftPhoto[];
  /** Who writes: a guest states name and address, others have them in their account. */
  readonly writer: 'guest' | 'private' | 'trader';
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** An unfinished ad in a list. */
export interface AdDraftSummary {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly updatedAt: string;
}

export type AdDecision = EntryDecision;

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
  /** Until then a deleted ad can be brought back. */
  readonly restorableUntil: string | null;
  readonly actions: readonly OwnerAction[];
  readonly editable: boolean;
  /** A change waits for review while the earlier version stays. */
  readonly changePending: boolean;
  readonly decision: AdDecision | null;
  /** Where the mail with the link for confirming went; only while it waits for that. */
  readonly mailedTo: string | null;
}

export interface OwnAds {
  readonly ads: readonly OwnAd[];
  readonly drafts: readonly AdDraftSummary[];
}

/** `POST /api/kleinanzeigen/drafts` */
export interface StartDraftRequest {
  readonly category: string;
}

/** `POST /api/kleinanzeigen/drafts/:id`: all fields, with the version they were made from. */
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
