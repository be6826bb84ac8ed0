import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toStoredName } from '#files/file-name.ts';
import { ASSET_HOST } from '#images/asset-path.ts';
import { listAssetUrls, toAssetKey, type TargetAsset } from './replace-references.ts';
import type { RemoteStory } from './remote-response.schema.ts';
import { attemptStep, type SyncRun } from './sync-run.ts';

const getFileName = (assetUrl: string): string => assetUrl.slice(assetUrl.lastIndexOf('/') + 1);

/** Timeout in milliseconds for the download of one file. */
const DOWNLOAD_TIMEOUT_MS = 60_000;
const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** Finds the pictures and files that local stories use; returns their URL paths by file name. */
function findUsedAssetPaths({ local, prefix }: SyncRun): ReadonlyMap<string, string> {
  const pathByName = new Map<string, string>();
  for (const { draft, published, fullSlug } of local.space.stories) {
    if (!fullSlug.startsWith(prefix)) continue;
    for (const assetUrl of listAssetUrls([draft.content, published?.content])) {
      const name = getFileName(assetUrl);
      const path = local.getAssetPath(name);
      if (path !== undefined && toAssetKey(assetUrl) === path) pathByName.set(name, path);
    }
  }
  return pathByName;
}

/**
 * Uploads the pictures and files that local stories use and that the space lacks.
 * @returns the assets of the space by their local URL path
 */
export async function pushAssets(run: SyncRun): Promise<Map<string, TargetAsset>> {
  const { remote, state, report, local } = run;
  const remoteAssetByName = new Map(
    (await remote.fetchAssets()).map((asset) => [getFileName(asset.filename), asset]),
  );
  const targetAssetByKey = new Map<string, TargetAsset>();
  for (const [name, path] of findUsedAssetPaths(run)) {
    const knownAsset = remoteAssetByName.get(name);
    report.addDecision('assets', name, knownAsset ? 'same' : 'create');
    if (!knownAsset && run.isDryRun) continue;
    await attemptStep(run, 'assets', name, async () => {
      const { id, filename } =
        knownAsset ?? (await remote.uploadAsset(name, await local.readBytes(name)));
      targetAssetByKey.set(path, { id, filename });
      state.records.assets[name] = { id, filename };
    });
  }
  return targetAssetByKey;
}

async function downloadFile(assetUrl: string, signal: AbortSignal): Promise<Buffer> {
  const url = assetUrl.startsWith('//') ? `https:${assetUrl}` : assetUrl;
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_FILE_BYTES) throw new Error('larger than 100 MB');
  return bytes;
}

/**
 * Downloads an asset to the folder of stored files.
 *
 * @param getDownloadUrl converts the URL of an asset to the URL from which it is downloaded
 */
async function downloadAsset(
  run: SyncRun,
  assetUrl: string,
  name: string,
  getDownloadUrl: (assetUrl: string) => string,
): Promise<void> {
  const { folder } = run.local.files;
  const bytes = await downloadFile(getDownloadUrl(assetUrl), run.signal);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}~`), bytes);
  await rename(join(folder, `${name}~`), join(folder, name));
}

/**
 * Downloads pictures and files that stories of the space use and that do not exist locally.
 * @returns the local assets by their URL in the space
 */
export async function pullAssets(
  run: SyncRun,
  stories: readonly RemoteStory[],
  getDownloadUrl: (assetUrl: string) => string,
): Promise<Map<string, TargetAsset>> {
  const { local, report } = run;
  const usedAssets = new Map<string, { readonly assetUrl: string; readonly name: string }>();
  for (const assetUrl of stories.flatMap(({ content }) => [...listAssetUrls(content)])) {
    const name = toStoredName(getFileName(toAssetKey(assetUrl).replace(/\/m(?:\/.*)?$/u, '')));
    if (name !== undefined) usedAssets.set(toAssetKey(assetUrl), { assetUrl, name });
  }
  for (const { assetUrl, name } of usedAssets.values()) {
    const isKnown = local.getAssetPath(name) !== undefined;
    report.addDecision('assets', name, isKnown ? 'same' : 'create');
    if (isKnown || run.isDryRun) continue;
    await attemptStep(run, 'assets', name, () =>
      downloadAsset(run, assetUrl, name, getDownloadUrl),
    );
    await local.files.refresh();
  }
  const targetAssetByKey = new Map<string, TargetAsset>();
  for (const [key, { name }] of usedAssets) {
    const path = local.getAssetPath(name);
    if (path !== undefined) targetAssetByKey.set(key, { id: 0, filename: `${ASSET_HOST}${path}` });
  }
  return targetAssetByKey;
}
