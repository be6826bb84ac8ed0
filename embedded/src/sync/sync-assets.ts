import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedName } from '#files/file-name.ts';
import { ASSET_HOST } from '#images/asset-address.ts';
import { addressesIn, addressKey, type ExchangedAsset } from './exchange.ts';
import type { RemoteStory } from './remote-answer.schema.ts';
import { attempt, type SyncRun } from './sync-run.ts';

const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Timeout in milliseconds for one file. */
const DOWNLOAD_MS = 60_000;
const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** Names of the pictures and files used by local stories. */
function usedHere({ local, prefix }: SyncRun): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const { draft, published, fullSlug } of local.space.stories) {
    if (!fullSlug.startsWith(prefix)) continue;
    for (const address of addressesIn([draft.content, published?.content])) {
      const name = fileNameOf(address);
      const path = local.assetPath(name);
      if (path !== undefined && addressKey(address) === path) used.set(name, path);
    }
  }
  return used;
}

/**
 * Uploads the used pictures and files that the space lacks. @returns the assets of the space by
 * local address
 */
export async function pushAssets(run: SyncRun): Promise<Map<string, ExchangedAsset>> {
  const { remote, state, report, local } = run;
  const there = new Map(
    (await remote.assets()).map((asset) => [fileNameOf(asset.filename), asset]),
  );
  const exchanged = new Map<string, ExchangedAsset>();
  for (const [name, path] of usedHere(run)) {
    const known = there.get(name);
    report.addDecision('assets', name, known ? 'same' : 'create');
    if (!known && run.dry) continue;
    await attempt(run, 'assets', name, async () => {
      const { id, filename } = known ?? (await remote.upload(name, await local.bytes(name)));
      exchanged.set(path, { id, filename });
      state.records.assets[name] = { id, filename };
    });
  }
  return exchanged;
}

async function download(address: string, signal: AbortSignal): Promise<Buffer> {
  const url = address.startsWith('//') ? `https:${address}` : address;
  const answer = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)]),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MAX_FILE_BYTES) throw new Error('larger than 100 MB');
  return bytes;
}

/**
 * @param hostOf returns the URL of a stored asset
 */
async function fetchFile(
  run: SyncRun,
  address: string,
  name: string,
  hostOf: (address: string) => string,
): Promise<void> {
  const { folder } = run.local.files;
  const bytes = await download(hostOf(address), run.signal);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}~`), bytes);
  await rename(join(folder, `${name}~`), join(folder, name));
}

/**
 * Downloads the used pictures and files of the space that are missing here. @returns the local
 * assets by their address in the space
 */
export async function pullAssets(
  run: SyncRun,
  stories: readonly RemoteStory[],
  hostOf: (address: string) => string,
): Promise<Map<string, ExchangedAsset>> {
  const { local, report } = run;
  const wanted = new Map<string, { readonly address: string; readonly name: string }>();
  for (const address of stories.flatMap(({ content }) => [...addressesIn(content)])) {
    const name = storedName(fileNameOf(addressKey(address).replace(/\/m(?:\/.*)?$/u, '')));
    if (name !== undefined) wanted.set(addressKey(address), { address, name });
  }
  for (const { address, name } of wanted.values()) {
    const known = local.assetPath(name) !== undefined;
    report.addDecision('assets', name, known ? 'same' : 'create');
    if (known || run.dry) continue;
    await attempt(run, 'assets', name, () => fetchFile(run, address, name, hostOf));
    await local.files.refresh();
  }
  const exchanged = new Map<string, ExchangedAsset>();
  for (const [key, { name }] of wanted) {
    const path = local.assetPath(name);
    if (path !== undefined) exchanged.set(key, { id: 0, filename: `${ASSET_HOST}${path}` });
  }
  return exchanged;
}
