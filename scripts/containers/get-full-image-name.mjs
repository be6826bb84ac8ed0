/**
 * Returns an image's name with its registry, so that podman does not ask which registry is meant.
 *
 * @param {string} name such as `redis:8.2-bookworm` or `chrislusf/seaweedfs:4.47`
 */
export function getFullImageName(name) {
  return `docker.io/${name.includes('/') ? '' : 'library/'}${name}`;
}
