import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import { Server } from '@tus/server';
import { ulid } from 'ulid';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { uploadHours } from './photo.service.ts';
import type { PhotoIntake } from './photo.service.ts';
import { PhotoRefusedError } from './prepare-photo.ts';

/** Where pieces of files wait until they are whole. */
export type UploadStore = DataStore & {
  read(id: string): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
};

/** Files that are on their way, piece by piece (tus.io). */
export interface UploadServer {
  readonly tus: Server;
  readonly path: string;
  /** The shelf that an upload is for; null for an unknown upload. */
  shelfOf(uploadId: string): Promise<string | null>;
  /** Forgets what nobody went on with. */
  removeOld(): Promise<void>;
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const shelfIn = ({ metadata }: { metadata?: Record<string, string | null> | undefined }) =>
  metadata?.['draft'] ?? '';

/** A refusal as the protocol's server answers it. */
export const refusalAnswer = ({ refusal }: PhotoRefusedError) => ({
  status_code: 422,
  body: JSON.stringify({ code: refusal, title: photoRefusals[refusal] }),
});

/**
 * The protocol's server; who may is checked before a request gets here. The photo takes the id of
 * its upload, so that a browser that missed the answer finds it.
 */
export function createUploadServer(
  path: string,
  store: UploadStore,
  photos: PhotoIntake,
): UploadServer {
  const tus = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: adLimits.photoBytes,
    namingFunction: () => ulid(),
    // Unfinished files count too, or a draft could fill the disk with beginnings.
    onUploadCreate: async (_request, upload) => {
      await photos.begin(shelfIn(upload), upload.id).catch((error: unknown) => {
        throw error instanceof PhotoRefusedError ? refusalAnswer(error) : error;
      });
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      const file = await bytesOf(await store.read(upload.id));
      try {
        const photo = await photos.add(shelfIn(upload), file, upload.id);
        await photos.end(shelfIn(upload), upload.id);
        await store.remove(upload.id).catch(() => undefined);
        return { status_code: 200, body: JSON.stringify(photo) };
      } catch (error) {
        // Anything else may pass: the browser asks again and nothing has to be sent twice.
        if (!(error instanceof PhotoRefusedError)) throw error;
        await photos.end(shelfIn(upload), upload.id);
        await store.remove(upload.id).catch(() => undefined);
        throw refusalAnswer(error);
      }
    },
  });
  return {
    tus,
    path,
    shelfOf: async (uploadId) =>
      (await store.getUpload(uploadId).catch(() => null))?.metadata?.['draft'] ?? null,
    removeOld: async () => {
      await store.deleteExpired().catch(() => 0);
    },
  };
}

/** Pieces in a folder of this machine. */
export const folderUploads = (directory: string): UploadStore =>
  new FileStore({ directory, expirationPeriodInMilliseconds: uploadHours * 3_600_000 });
