import type { DeskPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { PhotoBench } from './photo-bench.ts';
import { PhotoRefused } from './photo-refused.ts';

const headers = { 'Tus-Resumable': '1.0.0' };
/** Bytes of one piece: little enough to get through before a poor line breaks. */
const PIECE = 256 * 1024;
/** Milliseconds for one piece, and between tries, the longer the more often it failed. */
const PIECE_MS = 60_000;
const PAUSES_MS = [300, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000] as const;

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}

/** One call, again when the line or the server fails for a moment. */
async function call(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  for (const ms of PAUSES_MS) {
    const answer = await fetch(url, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PIECE_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 423)
      return answer;
    await pause(ms, signal);
  }
  throw new TypeError('the line does not hold');
}

async function refusalOf(answer: Response): Promise<PhotoRefused> {
  const body = (await answer.json().catch(() => null)) as { title?: string } | null;
  return new PhotoRefused(body?.title ?? 'Dieses Foto lässt sich nicht verwenden.');
}

/** The photo among those kept, where the answer that it was taken got lost. */
async function findPhoto(
  { read }: PhotoBench,
  id: string,
  signal: AbortSignal,
): Promise<DeskPhoto> {
  const answer = await call(read, {}, signal);
  const photo = answer.ok
    ? ((await answer.json()) as Pick<PhotoBench, 'photos'>).photos.find((each) => each.id === id)
    : undefined;
  // Lost on the way, or refused with the answer lost: sent again, it is taken or told why not.
  if (!photo) throw new TypeError('the photo got lost');
  return photo;
}

/**
 * Sends a photo piece by piece (tus.io), going on where it broke off.
 *
 * @throws with a message for people when the server refuses it
 */
export async function sendPhoto(
  bench: PhotoBench,
  file: Blob,
  signal: AbortSignal,
): Promise<DeskPhoto> {
  const made = await call(
    bench.uploads,
    {
      method: 'POST',
      headers: {
        ...headers,
        'Upload-Length': String(file.size),
        'Upload-Metadata': `draft ${btoa(bench.id)}`,
      },
    },
    signal,
  );
  if (made.status === 413) throw new PhotoRefused('Dieses Foto ist größer als 15 MB.');
  if (made.status !== 201) throw await refusalOf(made);
  const place = made.headers.get('Location') ?? '';
  const id = place.slice(place.lastIndexOf('/') + 1);
  for (let offset = 0; ;) {
    const piece = file.slice(offset, offset + PIECE);
    const sent = await fetch(place, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: piece,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PIECE_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    if (sent?.status === 200) return (await sent.json()) as DeskPhoto;
    if (sent?.status === 422) throw await refusalOf(sent);
    if (sent?.status === 204) {
      offset = Number(sent.headers.get('Upload-Offset'));
      continue;
    }
    const head = await call(place, { method: 'HEAD', headers }, signal);
    if (head.status === 404 || head.status === 410) return findPhoto(bench, id, signal);
    offset = Number(head.headers.get('Upload-Offset'));
    if (!sent || sent.status >= 500) await pause(PAUSES_MS[0], signal);
  }
}
