import type { DeskPhoto } from '@gruenland/shared-contracts/api/photos.ts';

/** Photos that are being put together, and where the server keeps them. Plain data: loaders make it. */
export interface PhotoBench {
  /** What files are sent for. */
  readonly id: string;
  readonly version: number;
  readonly photos: readonly DeskPhoto[];
  /** How many there may be. */
  readonly most: number;
  /** Where files are sent piece by piece (tus.io). */
  readonly uploads: string;
  /** Where a form without script sends files. */
  readonly form: string;
  /** Where order and texts are sent, with what else goes with them. */
  readonly order: string;
  readonly orderWith?: Readonly<Record<string, string | boolean>> | undefined;
  /** Answers with `photos` as they are. */
  readonly read: string;
}

/** What became of files that were sent without script. */
export interface SentPhotos {
  readonly count: number;
  /** Why one of them was not taken. */
  readonly refusal: string | null;
}
