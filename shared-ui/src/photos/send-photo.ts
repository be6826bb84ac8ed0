import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { PhotoDraft } from './photo-draft.ts';
import { PhotoRejectedError } from './photo-rejected-error.ts';

const headers = { 'Tus-Resumable': '1.0.0' };
/** Bytes per upload chunk; small enough for unstable connections. */
const CHUNK_BYTES = 256 * 1024;
/** Timeout of one request in milliseconds. */
const CHUNK_TIMEOUT_MS = 60_000;
const RETRY_DELAYS_MS = [300, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000] as const;

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}

/** Sends a request and repeats it after network errors and temporary server errors. */
async function fetchWithRetries(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  for (const ms of RETRY_DELAYS_MS) {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(CHUNK_TIMEOUT_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    if (response && response.status < 500 && response.status !== 429 && response.status !== 423)
      return response;
    await sleep(ms, signal);
  }
  throw new TypeError('connection lost: all retries failed');
}

async function readRejection(response: Response): Promise<PhotoRejectedError> {
  const body = (await response.json().catch(() => null)) as { title?: string } | null;
  return new PhotoRejectedError(body?.title ?? 'Dieses Foto lässt sich nicht verwenden.');
}

/** Looks up an uploaded photo on the server. Used if the last response of the upload was lost. */
async function findPhoto(
  { photosUrl }: PhotoDraft,
  id: string,
  signal: AbortSignal,
): Promise<DraftPhoto> {
  const response = await fetchWithRetries(photosUrl, {}, signal);
  const photo = response.ok
    ? ((await response.json()) as Pick<PhotoDraft, 'photos'>).photos.find(
        (candidate) => candidate.id === id,
      )
    : undefined;
  // Either the upload was lost, or the server rejected it and the response was lost. The error lets
  // the user retry, and the new upload shows which of the two happened.
  if (!photo) throw new TypeError('the server does not have the uploaded photo');
  return photo;
}

/**
 * Uploads a photo in chunks (tus.io) and resumes after interruptions.
 *
 * @throws PhotoRejectedError with a message for users if the server rejects the photo
 */
export async function sendPhoto(
  photoDraft: PhotoDraft,
  file: Blob,
  signal: AbortSignal,
): Promise<DraftPhoto> {
  const creationResponse = await fetchWithRetries(
    photoDraft.uploadUrl,
    {
      method: 'POST',
      headers: {
        ...headers,
        'Upload-Length': String(file.size),
        'Upload-Metadata': `draft ${btoa(photoDraft.id)}`,
      },
    },
    signal,
  );
  if (creationResponse.status === 413)
    throw new PhotoRejectedError('Dieses Foto ist größer als 15 MB.');
  if (creationResponse.status !== 201) throw await readRejection(creationResponse);
  const uploadUrl = creationResponse.headers.get('Location') ?? '';
  const id = uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1);
  for (let offset = 0; ;) {
    const chunk = file.slice(offset, offset + CHUNK_BYTES);
    const sent = await fetch(uploadUrl, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: chunk,
      signal: AbortSignal.any([signal, AbortSignal.timeout(CHUNK_TIMEOUT_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    if (sent?.status === 200) return (await sent.json()) as DraftPhoto;
    if (sent?.status === 422) throw await readRejection(sent);
    if (sent?.status === 204) {
      offset = Number(sent.headers.get('Upload-Offset'));
      continue;
    }
    const head = await fetchWithRetries(uploadUrl, { method: 'HEAD', headers }, signal);
    if (head.status === 404 || head.status === 410) return findPhoto(photoDraft, id, signal);
    offset = Number(head.headers.get('Upload-Offset'));
    if (!sent || sent.status >= 500) await sleep(RETRY_DELAYS_MS[0], signal);
  }
}
