import type { Page, Response } from '@playwright/test';
import { measureGzipBytes } from './measure-gzip-bytes.ts';
import { waitForPageServices } from './page-start.ts';

/** A script, stylesheet or font that a page loads. */
export interface LoadedFile {
  readonly kind: 'script' | 'stylesheet' | 'font';
  readonly path: string;
  /** Size of the response body in bytes, compressed with gzip. */
  readonly bytes: number;
  /** Name of the remote that owns the file. Undefined for files of the shell. */
  readonly remote: string | undefined;
}

/** What a page loads. */
export interface PageWeight {
  /** Files that it loads before any interaction. */
  readonly files: readonly LoadedFile[];
  /** Scripts that it loads before any interaction, and those that hydrate it. */
  readonly hydrationScripts: readonly LoadedFile[];
  /** Requested URLs on other origins than the page. */
  readonly thirdPartyUrls: readonly string[];
}

const MEASURED_RESOURCE_TYPES: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font']);

/**
 * Opens a page without touching it and waits until it has loaded everything. @throws Error if its
 * status is not 200
 */
export async function weighPage(page: Page, pageUrl: string): Promise<PageWeight> {
  const responses = new Map<string, Response>();
  const thirdPartyUrls: string[] = [];
  const { origin } = new URL(pageUrl);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) thirdPartyUrls.push(url.href);
  });
  page.on('response', (response) => {
    if (MEASURED_RESOURCE_TYPES.has(response.request().resourceType()))
      responses.set(response.url(), response);
  });
  const pageResponse = await page.goto(pageUrl);
  if (pageResponse?.status() !== 200)
    throw new Error(`${pageUrl} answered ${pageResponse?.status()}`);
  await waitForPageServices(page);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...responses].map(([url, response]) =>
      measureFile(url, response.request().resourceType() as LoadedFile['kind']),
    ),
  );
  const loadedPaths = new Set(files.map(({ path }) => path));
  const hydrationPaths = (await listHydrationScripts(page)).filter(
    (path) => !loadedPaths.has(path),
  );
  return {
    files,
    hydrationScripts: [
      ...files.filter(({ kind }) => kind === 'script'),
      ...(await Promise.all(hydrationPaths.map((path) => measureFile(origin + path, 'script')))),
    ],
    thirdPartyUrls,
  };
}

/** Returns the paths of the scripts that the document lists for the hydration of the page. */
function listHydrationScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { run, preloadOnly } = JSON.parse(
      document.getElementById('scripts')?.textContent ?? '',
    ) as Record<'run' | 'preloadOnly', readonly { readonly href: string }[]>;
    return [...run, ...preloadOnly].map(({ href }) => href);
  });
}

async function measureFile(url: string, kind: LoadedFile['kind']): Promise<LoadedFile> {
  const path = new URL(url).pathname;
  return {
    kind,
    path,
    bytes: await measureGzipBytes(url),
    remote: /^\/_releases\/([\w-]+)\//.exec(path)?.[1],
  };
}

export function sumBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
