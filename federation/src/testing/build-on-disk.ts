import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuild } from '#build/build-remote.ts';
import type { FlipRequest, CompletedFlip } from '#publish/flip.ts';
import { flip } from '#publish/flip.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import { createSoleSigner } from '#publish/trusted-signature.ts';
import { parseRelease } from '#release/parse-documents.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import type { KeyPair, ReleaseFixtureOptions } from '#testing/release-factory.ts';
import { makeRelease } from '#testing/release-factory.ts';

/** Writes a build with the same file layout as `buildRemote`, but without webpack. */
export async function createBuildOnDisk(
  folder: string,
  keys: KeyPair,
  fixtureOptions: Omit<ReleaseFixtureOptions, 'sequence'>,
): Promise<RemoteBuild> {
  const { id, remote = 'mf-test' } = fixtureOptions;
  const { files } = makeRelease({ ...fixtureOptions, sequence: 0 }, keys);
  const document = parseRelease(files.get(`builds/meta/${id}.json`)?.toString() ?? '');
  const target = join(folder, `${remote}-${id}`);
  for (const part of ['web', 'node', 'maps']) await mkdir(join(target, part), { recursive: true });
  await writeFile(join(target, 'web/remoteEntry.js'), '/* entry */');
  await writeFile(join(target, 'web/remoteEntry.js.br'), 'compressed');
  await writeFile(join(target, 'maps/remoteEntry.js.map'), '{}');
  await writeFile(join(target, 'node/remote.cjs'), files.get(`builds/${id}/node/remote.cjs`) ?? '');
  return { name: remote, id, folder: target, document, isReused: false };
}

/**
 * A store with one remote, `mf-test`, and methods that upload and flip like the release commands.
 */
export class StoreHarness {
  readonly store: ReleaseStore;
  readonly keys: KeyPair;
  readonly #folder: string;

  /**
   * @param folder output folder for builds
   */
  constructor(store: ReleaseStore, keys: KeyPair, folder: string) {
    this.store = store;
    this.keys = keys;
    this.#folder = folder;
  }

  async upload(id: string): Promise<RemoteBuild> {
    const build = await createBuildOnDisk(this.#folder, this.keys, { id });
    const previousId = (await readStoredLatest(this.store, 'mf-test'))?.latest.id ?? null;
    const signer = createSoleSigner(this.keys.privateKey);
    await uploadRelease(build, this.store, { previous: previousId, ...signer });
    return build;
  }

  async flip(
    request: Pick<FlipRequest, 'kind' | 'id'> & Partial<FlipRequest>,
  ): Promise<CompletedFlip> {
    const storedLatest = await readStoredLatest(this.store, 'mf-test');
    const completeRequest = { canary: null, note: null, person: null, ...request };
    return await flip(
      this.store,
      'mf-test',
      completeRequest,
      storedLatest,
      createSoleSigner(this.keys.privateKey),
    );
  }

  /** Uploads a release and makes it live. */
  async release(id: string): Promise<CompletedFlip> {
    await this.upload(id);
    return await this.flip({ kind: 'release', id });
  }
}
