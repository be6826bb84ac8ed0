import { fetchInTime } from './fetch-in-time.ts';
import { forEachConcurrently } from '@gruenland/federation/store/release-store.ts';

/** Number of requests at the same time. The image service renders one picture at a time. */
const CONCURRENCY = 2;
/** A picture that is not rendered yet waits for those that the tests beside this one request. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Requests the smallest variant of each picture, and all films and captions. Returns the URLs that do
 * not answer with a picture, film or captions.
 */
export async function findBrokenMedia(siteUrl: string, urls: Iterable<string>): Promise<string[]> {
  const smallestVariants = new Map<string, string>();
  for (const url of urls) {
    const [file = url] = url.split('/m/', 1);
    const known = smallestVariants.get(file);
    if (known === undefined || getVariantSize(url) < getVariantSize(known))
      smallestVariants.set(file, url);
  }
  const brokenUrls: string[] = [];
  const checkUrl = async (url: string): Promise<void> => {
    if (!(await isMedia(new URL(url, siteUrl)))) brokenUrls.push(url);
  };
  await forEachConcurrently(smallestVariants.values(), checkUrl, CONCURRENCY);
  return brokenUrls;
}

/** Returns the product of width and height in the URL of a variant; infinite for the original. */
function getVariantSize(url: string): number {
  const [, width, height] = /\/m\/(\d+)x(\d+)/u.exec(url) ?? [];
  return width ? Number(width) * (Number(height) || Number(width)) : Number.POSITIVE_INFINITY;
}

async function isMedia(url: URL): Promise<boolean> {
  const response = await fetchInTime(url, REQUEST_TIMEOUT_MS);
  await response.body?.cancel();
  const type = response.headers.get('content-type') ?? '';
  return response.ok && /^(?:image|video|text\/vtt)/u.test(type);
}
