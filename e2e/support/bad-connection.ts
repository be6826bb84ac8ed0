import type { Page } from '@playwright/test';

/** A slow and unreliable connection to the server. */
export interface BadConnection {
  /** Number of aborted upload parts. */
  breaks(): number;
  /** Lets all further parts through. Asserts that nothing of the blocked file arrived before. */
  repair(): void;
}

/**
 * Slows down the page's connection and aborts every fifth upload part. One file is blocked
 * completely.
 * @param dead number of the blocked file, counted from 1
 */
export async function breakUploads(
  page: Page,
  uploads: string,
  { bytesPerSecond, dead }: { readonly bytesPerSecond: number; readonly dead: number },
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
  let pieces = 0;
  let breaks = 0;
  let repaired = false;
  await page.route(`**${uploads}/*`, async (route) => {
    const request = route.request();
    if (!files.includes(request.url())) files.push(request.url());
    const gone = !repaired && files.indexOf(request.url()) === dead - 1;
    if (request.method() === 'PATCH') pieces += 1;
    if (!gone && (request.method() !== 'PATCH' || pieces % 5 > 0)) return route.fallback();
    breaks += 1;
    return route.abort('connectionreset');
  });
  return {
    breaks: () => breaks,
    repair: () => {
      repaired = true;
    },
  };
}
