/**
 * Adds the URLs of the packages to a lock file that contains none (`omit-lockfile-registry-resolved`).
 * Without them, `npm ci` first requests the list of versions of every package, which doubles its time.
 * Every npm registry offers tarballs under these URLs; the lock file's hashes protect their content.
 *
 * @param {{ packages: Record<string, { integrity?: string, inBundle?: boolean, name?: string, version?: string }> }} lock
 *   Content of package-lock.json.
 * @param {string} registryUrl URL of the registry in npm's configuration.
 */
export function addTarballUrls(lock, registryUrl) {
  const baseUrl = registryUrl.replace(/\/+$/, '');
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!entry.integrity || entry.inBundle) return [path, entry];
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${baseUrl}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
