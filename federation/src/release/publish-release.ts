import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseLatest } from '#release/parse-documents.ts';
import type { ReleaseStore } from '#release/release-store.ts';
import { parsePrivateKey, signLatest } from '#release/signature.ts';

export interface PublishResult {
  readonly latest: LatestDocument;
  /** False when this release was live already and nothing was done. */
  readonly flipped: boolean;
}

/** Folder of a remote inside a store. */
export function buildsPath(remote: string): string {
  return `${remote}/builds`;
}

/**
 * Uploads a release and makes it live. Files first, then the release document, then the flip: at
 * no moment does a document name a file that is not there. Publishing the live release again does
 * nothing; a release that was published before keeps its document.
 *
 * @param privateKey PEM or base64, see {@link parsePrivateKey}
 * @throws {StoreConflictError} when somebody else flipped at the same time
 */
export async function publishRelease(
  build: RemoteBuild,
  store: ReleaseStore,
  privateKey: string,
): Promise<PublishResult> {
  const builds = buildsPath(build.name);
  const before = await store.read(`${builds}/latest.json`);
  const live = before === null ? null : parseLatest(before.toString('utf8'));
  if (live?.id === build.id) return { latest: live, flipped: false };

  const release = `meta/${build.id}.json`;
  if (!(await store.exists(`${builds}/${release}`))) {
    await uploadFiles(build, store);
    const document = { ...build.document, previous: live?.id ?? null };
    await store.write(`${builds}/${release}`, Buffer.from(`${JSON.stringify(document)}\n`));
  }
  const latest = await flip(store, build.name, { id: build.id, before, privateKey });
  return { latest, flipped: true };
}

/**
 * Makes a release live that lies in the store completely; a new one as well as an old one.
 *
 * @param target.before bytes of the present `latest.json`, null when there is none
 */
export async function flip(
  store: ReleaseStore,
  remote: string,
  target: { readonly id: string; readonly before: Buffer | null; readonly privateKey: string },
): Promise<LatestDocument> {
  const builds = buildsPath(remote);
  const release = `meta/${target.id}.json`;
  const document = await store.read(`${builds}/${release}`);
  if (document === null) throw new Error(`${remote} has no release ${target.id}`);
  const live = target.before === null ? null : parseLatest(target.before.toString('utf8'));
  const statement = {
    id: target.id,
    timestamp: Date.now(),
    sequence: (live?.sequence ?? 0) + 1,
    release,
    integrity: integrityOf(document),
  };
  const latest = signLatest(remote, statement, parsePrivateKey(target.privateKey));
  const content = Buffer.from(`${JSON.stringify(latest)}\n`);
  await store.writeAtomic(`${builds}/latest.json`, content, target.before);
  return latest;
}

async function uploadFiles(build: RemoteBuild, store: ReleaseStore): Promise<void> {
  for (const folder of ['web', 'node']) {
    const source = join(build.folder, folder);
    const names = await readdir(source);
    await Promise.all(
      names.map(async (name) => {
        const target = `${buildsPath(build.name)}/${build.id}/${folder}/${name}`;
        await store.write(target, await readFile(join(source, name)));
      }),
    );
  }
}
