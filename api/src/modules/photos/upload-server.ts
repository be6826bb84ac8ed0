import { FileStore } from '@tus/file-store';
import type { DataStore, Upload } from '@tus/server';
import { Server } from '@tus/server';
import { ulid } from 'ulid';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';

import { createConcurrencyLimit } from '#concurrency-limit.ts';
import { Problem } from '#problem.ts';

import { uploadLifetimeHours } from './photo.service.ts';
import type { PhotoUploads } from './photo.service.ts';
import { PhotoRefusedError } from './prepare-photo.ts';

/** Stores the parts of unfinished uploads. */
export type UploadStore = DataStore & {
  read(id: string): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
};

/** Server for resumable uploads with the tus protocol (tus.io). */
export interface UploadServer {
  readonly tus: Server;
  readonly path: string;
  /** Returns the id of an upload's draft, or null if the upload is unknown. */
  findDraftId(uploadId: string): Promise<string | null>;
  /** Deletes expired unfinished uploads. */
  deleteExpired(): Promise<void>;
}

/**
 * Limits how many finished uploads are in memory at once, in all upload servers together. Waiting
 * uploads stay in their store.
 */
const limitFinishedUploads = createConcurrencyLimit(2, 20);

async function readAllBytes(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const readDraftId = ({ metadata }: { metadata?: Record<string, string | null> | undefined }) =>
  metadata?.['draft'] ?? '';

/** Returns a refusal in the response format of the tus server. */
export const createRefusalResponse = ({ refusal }: PhotoRefusedError) => ({
  status_code: 422,
  body: JSON.stringify({ code: refusal, title: photoRefusals[refusal] }),
});

/** Returns a response that asks the browser to finish its upload later. The file is kept. */
function createBusyResponse(retryAfterSeconds: number) {
  const code = 'upstream.busy';
  return {
    status_code: errorCatalogue[code].status,
    headers: { 'Retry-After': String(retryAfterSeconds) },
    body: JSON.stringify({ code, title: errorCatalogue[code].text }),
  };
}

/**
 * Creates the tus server. The routes check access before they pass a request to it. A photo gets
 * the id of its upload, so that a browser that missed the response can find the photo.
 */
export function createUploadServer(
  path: string,
  store: UploadStore,
  photos: PhotoUploads,
): UploadServer {
  async function finishUpload(upload: Upload) {
    const file = await readAllBytes(await store.read(upload.id));
    try {
      const photo = await photos.add(readDraftId(upload), file, upload.id);
      await photos.endUpload(readDraftId(upload), upload.id);
      await store.remove(upload.id).catch(() => undefined);
      return { status_code: 200, body: JSON.stringify(photo) };
    } catch (error) {
      // Errors other than a refusal may be temporary: the file is kept, so that the browser can
      // retry without sending it again.
      if (!(error instanceof PhotoRefusedError)) throw error;
      await photos.endUpload(readDraftId(upload), upload.id);
      await store.remove(upload.id).catch(() => undefined);
      throw createRefusalResponse(error);
    }
  }

  const tusServer = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: adLimits.maxPhotoBytes,
    namingFunction: () => ulid(),
    // Limits the number of unfinished uploads, because they could fill the disk.
    onUploadCreate: async (_request, upload) => {
      await photos.startUpload(readDraftId(upload), upload.id).catch((error: unknown) => {
        throw error instanceof PhotoRefusedError ? createRefusalResponse(error) : error;
      });
      return {};
    },
    onUploadFinish: (_request, upload) =>
      limitFinishedUploads(() => finishUpload(upload)).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'upstream.busy') throw error;
        return createBusyResponse(error.retryAfterSeconds ?? 1);
      }),
  });
  return {
    tus: tusServer,
    path,
    findDraftId: async (uploadId) =>
      (await store.getUpload(uploadId).catch(() => null))?.metadata?.['draft'] ?? null,
    deleteExpired: async () => {
      await store.deleteExpired().catch(() => 0);
    },
  };
}

/** Creates a store that keeps unfinished uploads in a local folder. */
export const createFolderUploadStore = (directory: string): UploadStore =>
  new FileStore({ directory, expirationPeriodInMilliseconds: uploadLifetimeHours * 3_600_000 });
