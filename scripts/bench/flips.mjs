import { createPrivateKey } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readLiveRelease } from '../../e2e/support/built-release.ts';
import { flipInFolder, uploadToFolder } from '../../e2e/support/release-folder.ts';
import { createReleaseVariant } from '../../e2e/support/release-variant.ts';
import { median } from './median.mjs';

/** The remote whose releases are published. It is one of the small remotes. */
const REMOTE = 'mf-search';
/** Path of a page that belongs to `REMOTE`. */
const PAGE_PATH = '/suche';
const DEFAULT_FLIP_COUNT = 12;
/** Maximum time in milliseconds until a page shows a new release. */
const RELEASE_TIMEOUT_MS = 10_000;
/**
 * Unit of the pause before each flip. The pauses are different multiples of it, so that the flips
 * start at different moments of the shell's poll interval.
 */
const PAUSE_STEP_MS = 37;

/**
 * Measures how soon pages show a new release. Publishes variants of a remote while the site is
 * running.
 *
 * @param {string} url The shell's address.
 * @param {string} dataDir Folder of the site's releases and keys.
 * @param {number} [count] Number of releases.
 * @returns {Promise<{ median: number, max: number, count: number }>} `median` and `max` in
 *   milliseconds from the start of the flip, which writes `latest.json`, until a page of the new
 *   release has been received
 */
export async function measureFlips(url, dataDir, count = DEFAULT_FLIP_COUNT) {
  const releases = join(dataDir, 'releases');
  const key = createPrivateKey(await readFile(join(dataDir, 'keys/release-private.pem')));
  const base = await readLiveRelease(releases, REMOTE);
  const publishRelease = (id) => flipInFolder(releases, { name: REMOTE, id }, key);
  const times = [];
  const variants = Array.from({ length: count }, (_, index) =>
    createReleaseVariant(base, { label: `bench ${index}` }),
  );
  try {
    for (const [index, variant] of variants.entries()) {
      await uploadToFolder(releases, variant, key);
      await pause((index % DEFAULT_FLIP_COUNT) * PAUSE_STEP_MS);
      const started = performance.now();
      await publishRelease(variant.document.id);
      await waitUntilReleaseIsShown(url + PAGE_PATH, variant.document.id);
      times.push(performance.now() - started);
    }
  } finally {
    await publishRelease(base.document.id);
    await Promise.all(variants.map(async ({ document }) => removeRelease(releases, document.id)));
  }
  return { median: median(times), max: Math.max(...times), count };
}

/** Requests a page repeatedly until its HTML contains the release id. */
async function waitUntilReleaseIsShown(page, id) {
  const signal = AbortSignal.timeout(RELEASE_TIMEOUT_MS);
  for (;;) {
    const response = await fetch(page, { signal });
    const html = await response.text();
    if (response.status !== 200)
      throw new Error(`${page} answered ${response.status} during a flip`);
    if (html.includes(id)) return;
  }
}

async function removeRelease(releases, id) {
  const builds = join(releases, REMOTE, 'builds');
  await rm(join(builds, id), { recursive: true, force: true });
  for (const suffix of ['json', 'sig.json'])
    await rm(join(builds, 'meta', `${id}.${suffix}`), { force: true });
}
