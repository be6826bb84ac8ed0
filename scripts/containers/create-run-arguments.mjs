import { resolve } from 'node:path';
import { getFullImageName } from './get-full-image-name.mjs';

/**
 * Returns the arguments with which an engine runs a service of a compose file.
 *
 * @param {string} name
 * @param {object} service the service with variables resolved
 * @param {object} options
 * @param {string} options.project Prefix of containers and volumes, name of the network.
 * @param {'docker' | 'podman'} options.engine
 * @param {string} options.root Folder of the compose file.
 * @param {readonly string[]} [options.command] Replaces the command, as in `docker compose run`; the
 *   container is then removed when it ends.
 * @param {readonly string[]} [options.volumes] Further volumes.
 * @returns {string[]}
 */
export function createRunArguments(name, service, options) {
  const { project, engine, root, command, volumes = [] } = options;
  const isOnce = command !== undefined;
  const [entry, ...entryWords] = service.entrypoint ?? [];
  const words = [...entryWords, ...(command ?? service.command ?? [])];
  return [
    'run',
    ...(isOnce ? ['--rm'] : ['--detach', '--name', getContainerName(project, name)]),
    '--label',
    `project=${project}`,
    ...createNetworkArguments(name, service, project, isOnce),
    ...(isOnce || !service.restart ? [] : ['--restart', service.restart]),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.read_only && engine === 'podman' ? ['--read-only-tmpfs=false'] : []),
    ...(service.init ? ['--init'] : []),
    ...(service.user ? ['--user', service.user] : []),
    ...listOptions('--cap-drop', service.cap_drop),
    ...listOptions('--security-opt', service.security_opt, (text) => text.replace(/:true$/, '')),
    ...(service.tmpfs ?? []).flatMap((text) => createTmpfsArguments(text, engine)),
    ...listOptions('--volume', [...(service.volumes ?? []), ...volumes], (text) =>
      resolveVolume(text, project, root),
    ),
    ...listOptions('--publish', isOnce ? [] : service.ports, (text) => `127.0.0.1:${text}`),
    ...Object.entries(service.environment ?? {}).flatMap(([key, value]) => [
      '--env',
      `${key}=${value}`,
    ]),
    ...(service.mem_limit ? ['--memory', service.mem_limit] : []),
    ...createLoggingArguments(service.logging, engine),
    ...(service.shm_size ? ['--shm-size', service.shm_size] : []),
    ...(service.stop_grace_period
      ? ['--stop-timeout', service.stop_grace_period.replace(/s$/, '')]
      : []),
    ...createHealthArguments(service.healthcheck),
    ...(entry === undefined ? [] : ['--entrypoint', entry]),
    getImageName(service),
    ...words.map(String),
  ];
}

/** Returns the name of the image of a service. */
export function getImageName({ image, build }) {
  return image ? getFullImageName(image) : `gruenland-${build.target}`;
}

/** Returns the name of the container of a service. */
export function getContainerName(project, name) {
  return `${project}-${name}`;
}

function listOptions(option, values = [], format = (text) => text) {
  return values.flatMap((value) => [option, format(value)]);
}

function createNetworkArguments(name, { network_mode: mode = '' }, project, isOnce) {
  if (mode.startsWith('service:'))
    return ['--network', `container:${getContainerName(project, mode.slice('service:'.length))}`];
  return ['--network', project, ...(isOnce ? [] : ['--network-alias', name])];
}

/**
 * podman has no owners of temporary file systems. There an anonymous volume replaces those: it has the
 * owner of the image's folder and is removed with the container.
 */
function createTmpfsArguments(text, engine) {
  const [path, owner] = text.split(':');
  return engine === 'podman' && owner ? ['--volume', path] : ['--tmpfs', text];
}

/** podman begins a log again at its maximum size and keeps no further files. */
function createLoggingArguments(logging, engine) {
  if (!logging) return [];
  const options = Object.entries(logging.options).filter(
    ([name]) => engine === 'docker' || name === 'max-size',
  );
  const words = options.flatMap(([name, value]) => ['--log-opt', `${name}=${value}`]);
  return ['--log-driver', logging.driver, ...words];
}

/** Volumes get the project's prefix, so that those of a real site are never used. */
function resolveVolume(text, project, root) {
  const [source, ...rest] = text.split(':');
  const isPath = source.startsWith('.') || source.startsWith('/');
  return [isPath ? resolve(root, source) : `${project}-${source}`, ...rest].join(':');
}

function createHealthArguments(check) {
  if (!check) return [];
  if (check.disable) return ['--no-healthcheck'];
  const [kind, ...words] = check.test;
  const command = kind === 'CMD-SHELL' ? words[0] : JSON.stringify(words);
  return [
    '--health-cmd',
    command,
    '--health-interval',
    check.interval,
    '--health-timeout',
    check.timeout,
    '--health-retries',
    String(check.retries),
  ];
}
