import type { Page } from '@playwright/test';

/** A slow and unreliable connection to the server. */
export interface BadConnection {
  /** Returns the number of aborted upload requests. */
  countAbortedRequests(): number;
  /** Stops blocking the requests of the blocked file. Every fifth upload part is still aborted. */
  repair(): void;
}

/**
 * Slows down the page's connection and aborts every fifth upload part. Until `repair` is called,
 * aborts all requests of one file.
 * @param uploadPath path of the upload endpoint
 * @param blockedFileNumber number of this file; the first is 1
 */
export async function breakUploads(
  page: Page,
  uploadPath: string,
  {
    bytesPerSecond,
    blockedFileNumber,
  }: { readonly bytesPerSecond: number; readonly blockedFileNumber: number },
): Promise<BadConnection> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const uploadUrls: string[] = [];
  let uploadPartCount = 0;
  let abortedRequestCount = 0;
  let isRepaired = false;
  await page.route(`**${uploadPath}/*`, async (route) => {
    const request = route.request();
    if (!uploadUrls.includes(request.url())) uploadUrls.push(request.url());
    const isBlocked = !isRepaired && uploadUrls.indexOf(request.url()) === blockedFileNumber - 1;
    if (request.method() === 'PATCH') uploadPartCount += 1;
    if (!isBlocked && (request.method() !== 'PATCH' || uploadPartCount % 5 > 0))
      return route.fallback();
    abortedRequestCount += 1;
    return route.abort('connectionreset');
  });
  return {
    countAbortedRequests: () => abortedRequestCount,
    repair: () => {
      isRepaired = true;
    },
  };
}
