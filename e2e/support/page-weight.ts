import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { waitForHydration } from './demo-reader.ts';

/** A script or stylesheet that a page loads. */
export interface LoadedFile {
  readonly kind: 'script' | 'stylesheet';
  readonly path: string;
  /** Size of the gzip-compressed body in bytes. */
  readonly bytes: number;
  /** Name of the remote to which the file belongs; undefined for files of the shell. */
  readonly remote: string | undefined;
}

/** Files that a page loads before any interaction. */
export interface PageWeight {
  readonly files: readonly LoadedFile[];
  /** Requested URLs on other origins. */
  readonly thirdPartyUrls: readonly string[];
}

const KINDS: ReadonlySet<string> = new Set(['script', 'stylesheet']);

/**
 * Opens a page and waits until it is hydrated and the network is idle. @throws unless the status is
 * 200
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses = new Map<string, Response>();
  const thirdPartyUrls: string[] = [];
  const { origin } = new URL(address);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) thirdPartyUrls.push(url.href);
  });
  page.on('response', (response) => {
    if (KINDS.has(response.request().resourceType())) responses.set(response.url(), response);
  });
  const answer = await page.goto(address);
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const files = [...responses].map(async ([url, response]): Promise<LoadedFile> => {
    const path = new URL(url).pathname;
    return {
      kind: response.request().resourceType() as LoadedFile['kind'],
      path,
      bytes: await measureGzipBytes(url),
      remote: /^\/_releases\/([\w-]+)\//.exec(path)?.[1],
    };
  });
  return { files: await Promise.all(files), thirdPartyUrls };
}

export function sumBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Measures the body of a URL in bytes when the client accepts only gzip. */
function measureGzipBytes(url: string): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => done(bytes));
      response.on('error', fail);
    });
    request.on('error', fail);
  });
}
