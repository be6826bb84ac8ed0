import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { hydrated } from './demo-reader.ts';

/** A script or stylesheet that a page loads. */
export interface LoadedFile {
  readonly kind: 'script' | 'stylesheet';
  readonly path: string;
  /** Size of the gzip-compressed body in bytes. */
  readonly bytes: number;
  /** Remote of the file; undefined for the shell. */
  readonly remote: string | undefined;
}

/** Files that a page loads before any interaction. */
export interface PageWeight {
  readonly files: readonly LoadedFile[];
  /** Requested URLs of other origins. */
  readonly foreign: readonly string[];
}

const KINDS: ReadonlySet<string> = new Set(['script', 'stylesheet']);

/**
 * Opens a page and waits until it is hydrated and loads nothing more. @throws unless the status is
 * 200
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses = new Map<string, Response>();
  const foreign: string[] = [];
  const { origin } = new URL(address);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href);
  });
  page.on('response', (response) => {
    if (KINDS.has(response.request().resourceType())) responses.set(response.url(), response);
  });
  const answer = await page.goto(address);
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const files = [...responses].map(async ([url, response]): Promise<LoadedFile> => {
    const path = new URL(url).pathname;
    return {
      kind: response.request().resourceType() as LoadedFile['kind'],
      path,
      bytes: await gzippedBytes(url),
      remote: /^\/_releases\/([\w-]+)\//.exec(path)?.[1],
    };
  });
  return { files: await Promise.all(files), foreign };
}

export function sumOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Size of a body when the client accepts only gzip. */
function gzippedBytes(url: string): Promise<number> {
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
