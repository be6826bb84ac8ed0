/**
 * Chooses the container engine.
 *
 * @param {object} machine
 * @param {boolean} machine.dockerAnswers whether Docker's daemon answers
 * @param {boolean} machine.hasPodman whether podman is installed
 * @param {boolean} machine.canInstall whether this process runs as root on Debian
 * @returns {'docker' | 'podman' | 'install podman' | undefined} undefined if there is none
 */
export function chooseEngine({ dockerAnswers, hasPodman, canInstall }) {
  if (dockerAnswers) return 'docker';
  if (hasPodman) return 'podman';
  return canInstall ? 'install podman' : undefined;
}
