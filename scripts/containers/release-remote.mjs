import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError } from '../project/terminal.mjs';
import { waitUntil } from '../process/wait-until.mjs';

const REMOTE = 'mf-search';
/** A source file of the remote; a comment in it makes another release. */
const SOURCE = 'mf-search/src/remote.tsx';
const VISIBLE_TIMEOUT_MS = 300_000;

/**
 * Releases a changed remote with the image `publish`, and rolls it back with the image `operator`.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function releaseRemote(site) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-release-'));
  const file = join(folder, 'remote.tsx');
  try {
    const before = await readRelease(site);
    writeFileSync(file, `${readFileSync(join(ROOT, SOURCE), 'utf8')}\n// Another release.\n`, {
      mode: 0o644,
    });
    const started = performance.now();
    await site.runOnce('publish', [REMOTE], { volumes: [`${file}:/app/${SOURCE}:ro`] });
    const publishedAt = performance.now();
    const isChanged = async () => (await readRelease(site)) !== before;
    const options = { timeoutMs: VISIBLE_TIMEOUT_MS, signal: site.signal, intervalMs: 50 };
    await waitUntil('the new release at the edge', isChanged, options);
    const visibleMs = performance.now() - publishedAt;
    await site.runOnce('operator', ['rollback', '--', REMOTE]);
    const isBack = async () => (await readRelease(site)) === before;
    const rolledBackAt = performance.now();
    await waitUntil('the old release at the edge', isBack, options);
    const backMs = performance.now() - rolledBackAt;
    return (
      `${REMOTE} built and published in ${formatDuration(publishedAt - started)}, at the edge ` +
      `${formatDuration(visibleMs)} later; rolled back, at the edge after ${formatDuration(backMs)}`
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the id of the release in the page of the search. */
async function readRelease({ url }) {
  const text = await (await fetch(`${url}/suche?q=Drescher`)).text();
  const [, id] = new RegExp(`${REMOTE}/(?:builds/)?([0-9a-f]{16})/`).exec(text) ?? [];
  if (id === undefined) throw new PlainError('the page of the search names no release');
  return id;
}
