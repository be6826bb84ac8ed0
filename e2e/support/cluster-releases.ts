import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import type { Cluster } from './cluster-process.ts';
import { flipInFolder, uploadToFolder } from './release-folder.ts';
import { createReleaseVariant } from './release-variant.ts';
import type { ShellHealth } from './shell-process.ts';

/** Publishes releases in a cluster as the release commands do, but without building them. */
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

  /** Makes a release live. */
  async publish(release: BuiltRelease): Promise<void> {
    await uploadToFolder(this.#folder, release, this.#key);
    await flipInFolder(this.#folder, release.document, this.#key);
  }

  /**
   * Starts a canary for `sharePercent` percent of the visitors. The other visitors keep the live
   * release.
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

  /** Makes an uploaded release live and ends the canary, if there is one. */
  async flip(release: BuiltRelease): Promise<void> {
    await flipInFolder(this.#folder, release.document, this.#key);
  }
}

/** Reads the health report of one shell. */
export async function getHealth(
  { instanceUrls: instances }: Cluster,
  shell: string,
): Promise<ShellHealth> {
  return (await (await fetch(`${instances[shell]}/health`)).json()) as ShellHealth;
}

/**
 * Publishes a new release of a remote. @returns milliseconds until `readPage` contains the
 * release's id
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
