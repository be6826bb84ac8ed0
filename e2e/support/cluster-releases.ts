import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import type { Cluster } from './cluster-process.ts';
import { flipInFolder, uploadToFolder } from './release-folder.ts';
import type { ShellHealth } from './shell-process.ts';

/** The releases of a cluster, changed like the release commands do. */
export class ClusterReleases {
  readonly #folder: string;
  readonly #key: KeyObject;

  private constructor(folder: string, key: KeyObject) {
    this.#folder = folder;
    this.#key = key;
  }

  static async of({ dataDir }: Cluster): Promise<ClusterReleases> {
    const pem = await readFile(join(dataDir, 'keys/release-private.pem'), 'utf8');
    return new ClusterReleases(join(dataDir, 'releases'), createPrivateKey(pem));
  }

  live(remote: string): Promise<BuiltRelease> {
    return readLiveRelease(this.#folder, remote);
  }

  /** Makes a release live. */
  async publish(release: BuiltRelease): Promise<void> {
    await uploadToFolder(this.#folder, release, this.#key);
    await flipInFolder(this.#folder, release.document, this.#key);
  }

  /** Starts a canary for `share` percent of the visitors; the others keep the live release. */
  async startCanary(live: BuiltRelease, canary: BuiltRelease, share: number): Promise<void> {
    await uploadToFolder(this.#folder, canary, this.#key);
    const trial = { id: canary.document.id, share };
    await flipInFolder(this.#folder, live.document, this.#key, trial);
  }

  /** Makes an uploaded release live; this ends a canary. */
  async flip(release: BuiltRelease): Promise<void> {
    await flipInFolder(this.#folder, release.document, this.#key);
  }
}

/** The health report of an instance. */
export async function healthOf({ instances }: Cluster, shell: string): Promise<ShellHealth> {
  return (await (await fetch(`${instances[shell]}/health`)).json()) as ShellHealth;
}
