import type { Page } from '@playwright/test';

/** A slow and unreliable connection to the server. */
export interface BadConnection {
  /** Returns how many upload requests were aborted. */
  countAbortedRequests(): number;
  /** Ends the blocking of the one file. Every fifth upload part is still aborted. */
  repair(): void;
}

/**
 * Slows down the page's connection and aborts every fifth upload part. All requests of one file are
 * aborted until the connection is repaired.
 * @param uploads path of the upload endpoint
 * @param blockedFile number of the file whose upload is blocked, counted from 1
 */
export async function breakUploads(
  page: Page,
  uploads: string,
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
  const files: string[] = [];
  let partCount = 0;
  let abortedRequests = 0;
  let isRepaired = false;
  await page.route(`**${uploads}/*`, async (route) => {
    const request = route.request();
    if (!files.includes(request.url())) files.push(request.url());
    const isBlocked = !isRepaired && files.indexOf(request.url()) === blockedFileNumber - 1;
    if (request.method() === 'PATCH') partCount += 1;
    if (!isBlocked && (request.method() !== 'PATCH' || partCount % 5 > 0)) return route.fallback();
    abortedRequests += 1;
    return route.abort('connectionreset');
  });
  return {
    countAbortedRequests: () => abortedRequests,
    repair: () => {
      isRepaired = true;
    },
  };
}
