import { LRUCache } from 'lru-cache';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { createConcurrencyLimit } from '#concurrency-limit.ts';
import { Problem } from '#problem.ts';

import type { PhotoStore } from './photo-store.ts';
import { makeVariant } from './photo-variant.ts';
import type { PhotoVariant } from './photo-variant.ts';

const maxCachedBytes = 64 * 1024 * 1024;
/**
 * Encodes one AVIF variant at a time, because each keeps a core busy for one to three seconds. At
 * most 20 more wait; a further one is encoded on a later request.
 */
const maxWaitingAvifs = 20;

/** Bytes and format of a photo that is sent. */
export interface ReadPhoto {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/avif';
  /** Whether the photo is WebP because its AVIF variant is not encoded yet. */
  readonly isSubstitute: boolean;
}

/** Returns a photo in the requested size, or null if the photo does not exist. */
export type ReadPhotoVariant = (
  id: string,
  variant: PhotoVariant | null,
) => Promise<ReadPhoto | null>;

/**
 * Creates the function that returns photo variants. It keeps recently used variants in memory. AVIF
 * variants are encoded in the background; until then visitors get the same variant as WebP.
 */
export function createPhotoVariantReader(store: PhotoStore, log: Logger): ReadPhotoVariant {
  const variants = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (bytes) => bytes.length,
  });
  const encodingKeys = new Set<string>();
  const limitAvifs = createConcurrencyLimit(1, maxWaitingAvifs);

  async function createVariant(id: string, variant: PhotoVariant): Promise<Buffer | null> {
    const originalPhoto = await store.read(id);
    if (!originalPhoto) return null;
    const bytes = await makeVariant(originalPhoto, variant);
    variants.set(getKey(id, variant), bytes);
    return bytes;
  }

  async function encodeAvif(id: string, variant: PhotoVariant): Promise<void> {
    const key = getKey(id, variant);
    if (encodingKeys.has(key)) return;
    encodingKeys.add(key);
    try {
      await limitAvifs(() => createVariant(id, variant));
    } catch (error) {
      if (!(error instanceof Problem)) log.warn({ err: error }, 'encoding a photo as AVIF failed');
    } finally {
      encodingKeys.delete(key);
    }
  }

  async function readWebp(id: string, variant: PhotoVariant | null, isSubstitute: boolean) {
    const bytes = variant
      ? (variants.get(getKey(id, variant)) ?? (await createVariant(id, variant)))
      : await store.read(id);
    return bytes && { bytes, type: 'image/webp' as const, isSubstitute };
  }

  return async (id, variant) => {
    if (variant?.format !== 'avif') return readWebp(id, variant, false);
    const bytes = variants.get(getKey(id, variant));
    if (bytes) return { bytes, type: 'image/avif', isSubstitute: false };
    void encodeAvif(id, variant);
    return readWebp(id, { ...variant, format: 'webp' }, true);
  };
}

const getKey = (id: string, { width, heightPerWidth, blur, format }: PhotoVariant): string =>
  `${id}/${width}/${heightPerWidth}/${blur}/${format}`;
