import type { ShellHealth } from '#publish/shell-health.ts';
import { whyAway } from '#publish/shells.ts';
import type { Signer } from '#publish/vouched.ts';
import { signPreviewLink } from '#release/preview-link.ts';
import { eachOf } from '#store/release-store.ts';

/** Milliseconds for one page: a shell's own deadline is shorter. */
const TIMEOUT = 10_000;
/** Readers use that shell, too. */
const AT_A_TIME = 3;
/** Seconds for which the link of the trial is good. */
const LINK_LIFE = 120;
/** Cookie of a release preview (shell/src/server/preview/release-preview.ts). */
const COOKIE = 'gl_vorschau';

/** A release that lies in the store and is not live. */
export interface Candidate {
  readonly remote: string;
  readonly id: string;
  /** Path patterns of its routes. */
  readonly paths: readonly string[];
  /** False for the first release of a remote: there is nothing that a page could be compared with. */
  readonly hasLive: boolean;
}

export interface Trial {
  /** Shell that rendered; null when none was there, or none shows previews. */
  readonly shell: string | null;
  /** Addresses that were rendered. */
  readonly pages: readonly string[];
}

interface Page {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** Readers would get the error screen where they get a page now. */
export class WorsePageError extends Error {
  override readonly name = 'WorsePageError';
}

/**
 * Renders the pages of a release in a running shell with real content, by a preview that nobody
 * else sees: all that have a fixed address, then one of each pattern that those link to.
 *
 * @throws {WorsePageError} for a page that fails and does not fail in the live release
 */
export async function tryInShell(
  candidate: Candidate,
  { privateKey }: Pick<Signer, 'privateKey'>,
  shells: readonly ShellHealth[],
): Promise<Trial> {
  const shell = shells.find(({ problem, keys }) => problem === null && keys !== null)?.address;
  if (shell === undefined) return { shell: null, pages: [] };
  const { remote, id, paths } = candidate;
  const expires = Math.floor(Date.now() / 1000) + LINK_LIFE;
  const link = signPreviewLink({ remote, id, expires, base: '' }, privateKey);
  const ask = (path: string) => fetchPage(shell, path, `${COOKIE}=${link}`);
  const fixed = await all(
    paths.filter((path) => /^\/[\w./-]*$/.test(path)),
    ask,
  );
  const linked = await all(linkedPaths(paths, fixed), ask);
  const pages = [...fixed, ...linked];
  for (const page of pages) await requireNoWorse(page, candidate, shell);
  return { shell, pages: pages.map(({ path }) => path) };
}

async function requireNoWorse(
  { path, status, html }: Page,
  { remote, id, hasLive }: Candidate,
  shell: string,
): Promise<void> {
  // What is behind the shell may be away: then it is so for the live release, too.
  const failed = status >= 500 && (hasLive || status === 500);
  if (!failed) return;
  const live = hasLive ? (await fetchPage(shell, path)).status : null;
  if (live !== null && live >= 500) return;
  const [, why] = new RegExp(`${remote}@${id}: ([^<"\\\\]{1,300})`).exec(html) ?? [];
  const now = live === null ? '' : `, ${live} by the live release`;
  throw new WorsePageError(
    `${path} answers ${status} in ${shell}${now}: ${why ?? `npm run errors -- ${remote}@${id}`}`,
  );
}

/** The first address on these pages that fits each pattern with parameters. */
function linkedPaths(patterns: readonly string[], pages: readonly Page[]): string[] {
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/[^"?#&]*)"/g)].map(([, path = '']) => path),
  );
  const known = new Set(pages.map(({ path }) => path));
  const found = patterns
    .filter((pattern) => /^\/[^*:]+\/[*:]/.test(pattern))
    .map((pattern) => links.find((path) => !known.has(path) && matcherOf(pattern).test(path)));
  return [...new Set(found.filter((path) => path !== undefined))];
}

function matcherOf(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.+';
    return segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', String.raw`\.`);
  });
  return new RegExp(`^${segments.join('/')}$`);
}

async function all(paths: readonly string[], ask: (path: string) => Promise<Page>) {
  const pages: Page[] = [];
  await eachOf(paths, async (path) => void pages.push(await ask(path)), AT_A_TIME);
  return pages;
}

/** @param cookie of a preview; without it as readers get it */
async function fetchPage(shell: string, path: string, cookie?: string): Promise<Page> {
  try {
    const answer = await fetch(shell + path, {
      headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { path, status: answer.status, html: await answer.text() };
  } catch (error) {
    throw new Error(`${shell}${path} ${whyAway(error)}`, { cause: error });
  }
}
