/**
 * Returns whether the identity of a request's key may send the request, by the rules of SeaweedFS's
 * configuration: `Admin`, or `Read`, `Write` and `List` with a bucket, as in `Read:photos`.
 *
 * @param {{ method: string, url: string, headers: Record<string, string | undefined> }} request with
 *   the address of the bucket in its path
 * @param {readonly { credentials: readonly { accessKey: string }[], actions: readonly string[] }[]}
 *   identities
 */
export function isAllowed({ method, url, headers }, identities) {
  const [, key] = /Credential=([^/]+)\//.exec(headers.authorization ?? '') ?? [];
  const identity = identities.find(({ credentials }) =>
    credentials.some(({ accessKey }) => accessKey === key),
  );
  if (!identity) return false;
  if (identity.actions.includes('Admin')) return true;
  const [, bucket, object = ''] = url.split('?')[0].split(/^\/([^/]*)\/?/);
  const isReading = method === 'GET' || method === 'HEAD';
  const reading = object === '' ? 'List' : 'Read';
  return identity.actions.includes(`${isReading ? reading : 'Write'}:${bucket}`);
}
