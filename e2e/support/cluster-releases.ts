import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { AREAS } from './areas.ts';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import { STAFF_REMOTE } from './chaos-test.ts';
import type { Cluster } from './cluster-process.ts';
import { flipInFolder, uploadToFolder } from './release-folder.ts';
import { createReleaseVariant } from './release-variant.ts';
import type { ShellHealth } from './shell-process.ts';

/** Publishes releases in a cluster as the release commands do, but does not build them. */
export class ClusterReleases {
  readonly #folder: string;
  readonly #key: KeyObject;

  private constructor(folder: string, key: KeyObject) {
    this.#folder = folder;
    this.#key = key;
  }

  static async open({ dataDir }: Cluster): Promise<ClusterReleases> {
    const pem = await readFile(join(dataDir, 'keys/release-private.pem'), 'utf8');
    return new ClusterReleases(join(dataDir, 'releases'), createPrivateKey(pem));
  }

  readLiveRelease(remote: string): Promise<BuiltRelease> {
    return readLiveRelease(this.#folder, remote);
  }

  /** Uploads a release and makes it live. */
  async publish(release: BuiltRelease): Promise<void> {
    await uploadToFolder(this.#folder, release, this.#key);
    await flipInFolder(this.#folder, release.document, this.#key);
  }

  /**
   * Starts a canary for `sharePercent` percent of the visitors. The others keep the live release.
   */
  async startCanary(
    liveRelease: BuiltRelease,
    canary: BuiltRelease,
    sharePercent: number,
  ): Promise<void> {
    await uploadToFolder(this.#folder, canary, this.#key);
    const canaryOrder = { id: canary.document.id, share: sharePercent };
    await flipInFolder(this.#folder, liveRelease.document, this.#key, canaryOrder);
  }

  /** Makes an uploaded release live. This ends a running canary. */
  async flip(release: BuiltRelease): Promise<void> {
    await flipInFolder(this.#folder, release.document, this.#key);
  }
}

/** Fetches the health report of a shell. */
export async function fetchShellHealth(
  { instanceUrls: instances }: Cluster,
  shell: string,
): Promise<ShellHealth> {
  return (await (await fetch(`${instances[shell]}/health`)).json()) as ShellHealth;
}

/**
 * Counts the browser errors of a release that have been reported to the two shells.
 *
 * @param release the release as `remote@id`
 */
export async function countBrowserFaults(cluster: Cluster, release: string): Promise<number> {
  const answers = await Promise.all(
    ['shell-1', 'shell-2'].map((name) => fetchShellHealth(cluster, name)),
  );
  const counts = answers.map((health) => health.releases[release]?.browserFaults ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Fetches the HTML of a remote's page, which names the files of its release. */
export async function fetchPageAtEdge(
  cluster: Cluster,
  remote: keyof typeof AREAS,
): Promise<string> {
  return (await fetch(cluster.url + AREAS[remote].path)).text();
}

/**
 * Reads the release id of the staff remote from the health reports of both shells, because this
 * remote has no public page. Returns an empty string while the reported ids differ.
 */
export async function readStaffReleaseId(cluster: Cluster): Promise<string> {
  const pendingIds = ['shell-1', 'shell-2'].map(async (name) => {
    const { remotes } = await fetchShellHealth(cluster, name);
    return remotes.find((remote) => remote.name === STAFF_REMOTE)?.id ?? '';
  });
  const [firstId, secondId] = await Promise.all(pendingIds);
  return firstId !== undefined && firstId === secondId ? firstId : '';
}

/**
 * Publishes a new release of a remote. @returns milliseconds until `readPage` returns a text with
 * the id of the release
 */
export async function measureFlipMs(
  cluster: Cluster,
  remote: string,
  readPage: () => Promise<string>,
): Promise<number> {
  const releases = await ClusterReleases.open(cluster);
  const nextRelease = createReleaseVariant(await releases.readLiveRelease(remote), {
    label: 'cluster',
  });
  await releases.publish(nextRelease);
  const startedAt = performance.now();
  const isServed = async () => (await readPage()).includes(nextRelease.document.id);
  await expect.poll(isServed, { intervals: [20], timeout: 20_000 }).toBe(true);
  return performance.now() - startedAt;
}
