import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../install/system-packages.mjs';
import { run } from '../process/run.mjs';
import { PlainError, sayStep } from '../project/terminal.mjs';
import { chooseEngine } from './choose-engine.mjs';

/** Debian's packages for podman, and for base images that are made from packages. */
const PODMAN_PACKAGES = [
  'podman',
  'buildah',
  'runc',
  'netavark',
  'aardvark-dns',
  'iptables',
  'catatonit',
];
const BASE_IMAGE_PACKAGES = ['debootstrap'];

/** Time limit for one command of the engine in milliseconds, unless the caller names another. */
const COMMAND_TIMEOUT_MS = 300_000;

/** Folder of podman's images, containers and volumes when this process is root. */
const STORAGE_FOLDER = '/var/lib/gruenland-containers';

/**
 * A container engine.
 *
 * @typedef {object} Engine
 * @property {'docker' | 'podman'} name
 * @property {boolean} isRoot
 * @property {(args: readonly string[], options?: { timeoutMs?: number, onLine?: (line: string) =>
 *   void, allowFailure?: boolean, ignoreAbort?: boolean }) =>
 *   Promise<import('../process/run.mjs').CommandResult>} run Runs a command of the engine. Throws a
 *   PlainError with its output if it fails, unless `allowFailure`.
 */

/**
 * Finds the engine of this machine, and installs podman when there is none and this process is root
 * on Debian.
 *
 * @param {AbortSignal} signal stops commands, except those with `ignoreAbort`
 * @returns {Promise<Engine>}
 * @throws {PlainError} that says what to install
 */
export async function openEngine(signal) {
  const isRoot = process.getuid?.() === 0;
  const choice = chooseEngine({
    dockerAnswers: (await run('docker', ['version'], { timeoutMs: 10_000, signal })).ok,
    hasPodman: (await run('podman', ['--version'], { timeoutMs: 10_000, signal })).ok,
    canInstall: isRoot && existsSync('/usr/bin/apt-get'),
  });
  const isInstalled =
    choice !== undefined &&
    (choice !== 'install podman' || (await installPackages(PODMAN_PACKAGES, signal)));
  if (!isInstalled) {
    throw new PlainError(
      '✗ engine       no Docker daemon answers and podman is not installed. Start Docker, or install\n' +
        `  podman (on Debian: sudo apt-get install ${PODMAN_PACKAGES.join(' ')}), then run this again.`,
    );
  }
  const name = choice === 'docker' ? 'docker' : 'podman';
  const env = name === 'podman' && isRoot ? createPodmanEnvironment() : process.env;
  const engine = {
    name,
    isRoot,
    run: async (args, options = {}) => {
      const { timeoutMs = COMMAND_TIMEOUT_MS, onLine, allowFailure, ignoreAbort } = options;
      const ended = await run(name, args, {
        env,
        timeoutMs,
        onLine,
        signal: ignoreAbort ? undefined : signal,
      });
      if (!ended.ok && !allowFailure) {
        const lastLines = ended.output.trim().split('\n').slice(-15).join('\n  ');
        throw new PlainError(`✗ ${name} ${args.slice(0, 3).join(' ')} … failed:\n  ${lastLines}`);
      }
      return ended;
    },
  };
  const { output } = await engine.run(['--version']);
  sayStep(true, 'engine', output.trim());
  return engine;
}

/**
 * Writes settings with which podman runs on a machine whose kernel offers control groups of both
 * versions, and whose limits of processes must not be raised. Its images are separate from the
 * machine's, because base images made from packages have the names of official images.
 */
function createPodmanEnvironment() {
  mkdirSync(STORAGE_FOLDER, { recursive: true, mode: 0o700 });
  const containers = join(STORAGE_FOLDER, 'containers.conf');
  const storage = join(STORAGE_FOLDER, 'storage.conf');
  writeFileSync(
    containers,
    '[containers]\ndefault_ulimits = ["nofile=1024:4096", "nproc=1024:1024"]\n' +
      '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n' +
      '[network]\nnetwork_backend = "netavark"\n',
  );
  writeFileSync(
    storage,
    `[storage]\ndriver = "overlay"\ngraphroot = "${STORAGE_FOLDER}/storage"\n` +
      `runroot = "/run/gruenland-containers"\n`,
  );
  return {
    ...process.env,
    CONTAINERS_CONF: containers,
    CONTAINERS_STORAGE_CONF: storage,
    // Otherwise podman asks systemd to run checks of readiness, and prints an error where it is missing.
    DISABLE_HC_SYSTEMD: 'true',
  };
}

/**
 * Installs what base images from packages need.
 *
 * @param {AbortSignal} signal
 * @throws {PlainError} if this process may not install it
 */
export async function installBaseImageTools(signal) {
  if (existsSync('/usr/sbin/debootstrap')) return;
  if (await installPackages(BASE_IMAGE_PACKAGES, signal)) return;
  throw new PlainError(
    '✗ base images  no image registry answers. As root on Debian they are made from packages\n' +
      '  (debootstrap); otherwise give the engine access to a registry, then run this again.',
  );
}
