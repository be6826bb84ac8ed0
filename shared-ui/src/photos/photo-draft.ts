import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

/**
 * Photos being edited, and the api URLs for editing them. JSON-serializable, because loaders return
 * this object.
 */
export interface PhotoDraft {
  /** Id of the draft to which uploads are added. */
  readonly id: string;
  readonly version: number;
  readonly photos: readonly DraftPhoto[];
  /** Maximum number of photos. */
  readonly maxPhotos: number;
  /** Endpoint for resumable uploads (tus.io). */
  readonly uploadUrl: string;
  /** URL to which the upload form posts without script. */
  readonly formUrl: string;
  /** Endpoint that stores order and alt texts. `orderFields` are added to the request body. */
  readonly orderUrl: string;
  readonly orderFields?: Readonly<Record<string, string | boolean>> | undefined;
  /** Endpoint that returns the current `photos`. */
  readonly photosUrl: string;
}

/** Result of an upload without script. */
export interface UploadResult {
  readonly count: number;
  /** Why a photo was rejected; null if no photo was rejected. */
  readonly refusal: string | null;
}
