import { join, resolve } from 'node:path';
import { createServiceEnvironment } from './addresses.mjs';
import { Service } from './service.mjs';

/**
 * Milliseconds after which the shell is killed if it does not stop. It stops before the other
 * services.
 */
const SHELL_STOP_TIMEOUT_MS = 2500;
/** Milliseconds after which each of the other services is killed if it does not stop. */
const STOP_TIMEOUT_MS = 2000;

/** Services that the shell needs. They run without a build. */
export const BACKGROUND_SERVICES = ['embedded', 'api', 'releases'];

/**
 * Returns the file to run and the milliseconds within which the service must be ready. The api gets
 * more time, because it first fills its database: 10 seconds, minutes on a busy machine.
 */
function getEntry(name, mode) {
  const shellBuild = mode === 'development' ? 'shell-development' : 'shell';
  const entries = {
    embedded: ['embedded/src/main.ts', 30_000],
    api: ['api/src/main.ts', 180_000],
    releases: ['federation/src/origin/main.ts', 15_000],
    shell: [`.cache/build/${shellBuild}/node/server.cjs`, 30_000],
  };
  return entries[name];
}

/**
 * Creates the services of a complete site on this machine without starting them.
 *
 * @param {object} options
 * @param {import('./addresses.mjs').Ports} options.ports
 * @param {string} options.dataDir Folder of database, releases, mails, keys and logs.
 * @param {'production' | 'development'} [options.mode]
 * @param {NodeJS.ProcessEnv} [options.env] Environment variables for all services; the services'
 *   addresses are added.
 * @param {(name: string, line: string) => void} [options.report] Called with each error, exit or
 *   restart of a service.
 */
export function createServices({
  ports,
  dataDir,
  mode = 'production',
  env = process.env,
  report = () => {},
}) {
  const folder = resolve(dataDir);
  const environment = createServiceEnvironment({ env, ports, dataDir: folder, mode });
  const services = {};
  for (const name of [...BACKGROUND_SERVICES, 'shell']) {
    const [entry, deadlineMs] = getEntry(name, mode);
    services[name] = new Service({
      name,
      entry,
      deadlineMs,
      url: `http://127.0.0.1:${ports[name]}`,
      env: environment,
      logFile: join(folder, 'logs', `${name}.log`),
      report: (line) => report(name, line),
    });
  }
  return {
    /** @type {Record<string, Service>} */
    services,
    siteUrl: environment.SITE_URL,
    environment,
    /** Stops all services. Resolves when no process is left. */
    stop: async () => {
      // The shell stops first, because requests that it still handles need the other services.
      await services.shell.stop(SHELL_STOP_TIMEOUT_MS);
      await Promise.all(BACKGROUND_SERVICES.map((name) => services[name].stop(STOP_TIMEOUT_MS)));
    },
  };
}
