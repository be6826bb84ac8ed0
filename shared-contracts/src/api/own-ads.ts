import type {
  adDraftSchema,
  adPreviewSchema,
  arrangePhotosRequestSchema,
  ownAdSchema,
  ownAdsSchema,
  saveDraftRequestSchema,
  savedDraftSchema,
  submittedAdSchema,
} from './own-ads.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

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
export type AdDraft = SchemaOutput<typeof adDraftSchema>;

export interface AdDraftSummary {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly updatedAt: string;
}

/** An ad as its owner sees it. */
export type OwnAd = SchemaOutput<typeof ownAdSchema>;

export type OwnAds = SchemaOutput<typeof ownAdsSchema>;

/** Body of `POST /api/kleinanzeigen/drafts/:id`: all fields, and the version that was edited. */
export type SaveDraftRequest = SchemaOutput<typeof saveDraftRequestSchema>;

export type AdPreview = SchemaOutput<typeof adPreviewSchema>;

export type SavedDraft = SchemaOutput<typeof savedDraftSchema>;

export type ArrangePhotosRequest = SchemaOutput<typeof arrangePhotosRequestSchema>;

export type SubmittedAd = SchemaOutput<typeof submittedAdSchema>;
