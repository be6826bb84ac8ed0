import type { Page } from '@playwright/test';

/** A line to the server that is slow and breaks. */
export interface BadLine {
  /** How often a piece broke off. */
  breaks(): number;
  /** Nothing of the dead file came through until now. */
  heal(): void;
}

/**
 * Slows the page's line down and lets every fifth piece of a file break off; of one file nothing
 * comes through at all.
 * @param dead which file that is, counted from 1
 */
export async function breakUploads(
  page: Page,
  uploads: string,
  { bytesPerSecond, dead }: { readonly bytesPerSecond: number; readonly dead: number },
): Promise<BadLine> {
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
  let healed = false;
  await page.route(`**${uploads}/*`, async (route) => {
    const request = route.request();
    if (!files.includes(request.url())) files.push(request.url());
    const gone = !healed && files.indexOf(request.url()) === dead - 1;
    if (request.method() === 'PATCH') pieces += 1;
    if (!gone && (request.method() !== 'PATCH' || pieces % 5 > 0)) return route.fallback();
    breaks += 1;
    return route.abort('connectionreset');
  });
  return {
    breaks: () => breaks,
    heal: () => {
      healed = true;
    },
  };
}
