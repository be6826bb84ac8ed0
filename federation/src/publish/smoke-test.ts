import type { ShellHealth } from '#publish/shell-health.ts';
import { describeFetchFailure } from '#publish/shells.ts';
import type { Signer } from '#publish/trusted-signature.ts';
import { RELEASE_PREVIEW_COOKIE, signPreviewLink } from '#release/preview-link.ts';
import { forEachConcurrently } from '#store/release-store.ts';

/** Milliseconds to wait for one page; the shell's own deadline is shorter. */
const PAGE_TIMEOUT_MS = 10_000;
/** Maximum number of concurrent page requests. It is low, because readers use the same shell. */
const MAX_CONCURRENT_REQUESTS = 3;
/** Seconds for which the smoke test's preview link is valid. */
const LINK_VALIDITY_SECONDS = 120;

/** An uploaded release that is not live yet and that the smoke test checks. */
export interface Candidate {
  readonly remote: string;
  readonly id: string;
  /** Path patterns of the remote's routes. */
  readonly paths: readonly string[];
  /** Whether the remote has a live release to compare with; false before its first release. */
  readonly hasLiveRelease: boolean;
}

export interface SmokeTestResult {
  /** URL of the shell that rendered the pages; null when no reachable shell supports previews. */
  readonly shell: string | null;
  /** Paths that were rendered. */
  readonly pages: readonly string[];
}

interface RenderedPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** Thrown when a page fails with the new release but works with the live one. */
export class PageRegressionError extends Error {
  override readonly name = 'PageRegressionError';
}

/**
 * Renders the pages of a release in a running shell, with real content and through a private
 * preview. Covers all routes with a fixed path, then one linked page for each route pattern with
 * parameters.
 *
 * @throws {PageRegressionError} for a page that fails although it works in the live release
 */
export async function runSmokeTest(
  candidate: Candidate,
  { privateKey }: Pick<Signer, 'privateKey'>,
  shells: readonly ShellHealth[],
): Promise<SmokeTestResult> {
  const shell = shells.find(({ problem, keys }) => problem === null && keys !== null)?.url;
  if (shell === undefined) return { shell: null, pages: [] };
  const { remote, id, paths } = candidate;
  const expiresAtSeconds = Math.floor(Date.now() / 1000) + LINK_VALIDITY_SECONDS;
  const link = signPreviewLink({ remote, id, expiresAtSeconds, base: '' }, privateKey);
  const fetchPreviewPage = (path: string) =>
    fetchPage(shell, path, `${RELEASE_PREVIEW_COOKIE}=${link}`);
  const fixedPages = await fetchPages(
    paths.filter((path) => /^\/[\w./-]*$/.test(path)),
    fetchPreviewPage,
  );
  const linkedPages = await fetchPages(findLinkedPaths(paths, fixedPages), fetchPreviewPage);
  const pages = [...fixedPages, ...linkedPages];
  for (const page of pages) await assertPageNotWorse(page, candidate, shell);
  return { shell, pages: pages.map(({ path }) => path) };
}

async function assertPageNotWorse(
  { path, status, html }: RenderedPage,
  { remote, id, hasLiveRelease }: Candidate,
  shell: string,
): Promise<void> {
  // A 5xx status other than 500 may come from a failing backend. Without a live release to compare
  // with, only 500 counts as a failure of the new release.
  const hasFailed = status >= 500 && (hasLiveRelease || status === 500);
  if (!hasFailed) return;
  const liveStatus = hasLiveRelease ? (await fetchPage(shell, path)).status : null;
  if (liveStatus !== null && liveStatus >= 500) return;
  const [, reason] = new RegExp(`${remote}@${id}: ([^<"\\\\]{1,300})`).exec(html) ?? [];
  const liveText = liveStatus === null ? '' : `, ${liveStatus} with the live release`;
  throw new PageRegressionError(
    `${path} answers ${status} in ${shell}${liveText}: ${reason ?? `npm run errors -- ${remote}@${id}`}`,
  );
}

/**
 * Finds, for each path pattern with parameters, the first link on the pages that matches the
 * pattern.
 */
function findLinkedPaths(patterns: readonly string[], pages: readonly RenderedPage[]): string[] {
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/[^"?#&]*)"/g)].map(([, path = '']) => path),
  );
  const renderedPaths = new Set(pages.map(({ path }) => path));
  const linkedPaths = patterns
    .filter((pattern) => /^\/[^*:]+\/[*:]/.test(pattern))
    .map((pattern) =>
      links.find((path) => !renderedPaths.has(path) && toPathPattern(pattern).test(path)),
    );
  return [...new Set(linkedPaths.filter((path) => path !== undefined))];
}

function toPathPattern(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.+';
    return segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', String.raw`\.`);
  });
  return new RegExp(`^${segments.join('/')}$`);
}

async function fetchPages(
  paths: readonly string[],
  fetchPreviewPage: (path: string) => Promise<RenderedPage>,
) {
  const pages: RenderedPage[] = [];
  await forEachConcurrently(
    paths,
    async (path) => void pages.push(await fetchPreviewPage(path)),
    MAX_CONCURRENT_REQUESTS,
  );
  return pages;
}

/** @param cookie preview cookie; without it, the page is fetched as readers get it */
async function fetchPage(shell: string, path: string, cookie?: string): Promise<RenderedPage> {
  try {
    const response = await fetch(shell + path, {
      headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    return { path, status: response.status, html: await response.text() };
  } catch (error) {
    throw new Error(`${shell}${path} ${describeFetchFailure(error)}`, { cause: error });
  }
}
