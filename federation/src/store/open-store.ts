import { FolderStore } from '#store/folder-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store that the environment names (`RELEASES_STORE=s3://bucket/prefix`), otherwise the
 * store in a local folder.
 *
 * @param folder folder to use when the environment names no store
 * @throws with a readable message when the setting is invalid
 */
export async function openStore(env: Environment, folder: string): Promise<ReleaseStore> {
  const storeUrl = env['RELEASES_STORE'];
  if (!storeUrl) return new FolderStore(folder);
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(storeUrl) ?? [];
  if (
    bucket === undefined ||
    !/^[\w./-]*$/.test(prefix) ||
    /(^|\/)\.{1,2}(\/|$)|\/\//.test(prefix)
  ) {
    throw new Error(`RELEASES_STORE is "${storeUrl}", must be like s3://bucket/prefix`);
  }
  const endpoint = env['RELEASES_S3_ENDPOINT'] || undefined;
  if (endpoint !== undefined && !URL.canParse(endpoint)) {
    throw new Error(`RELEASES_S3_ENDPOINT is "${endpoint}", must be an address`);
  }
  // The Amazon SDK takes about 300 ms to load, so the S3 store is imported only when it is used.
  const { S3Store } = await import('#store/s3-store.ts');
  return new S3Store({ bucket, prefix: prefix.replace(/\/+$/, ''), endpoint });
}
