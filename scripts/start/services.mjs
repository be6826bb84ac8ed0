import { join, resolve } from 'node:path';
import { serviceEnvironment } from './addresses.mjs';
import { Service } from './service.mjs';

/** Milliseconds that the shell, then the others, get to end what they are doing; 5 s together. */
const SHELL_GRACE = 2500;
const GRACE = 2000;

/** What the shell needs to be of use; these need no build. */
export const BACKGROUND = ['embedded', 'api', 'releases'];

/** File to run and milliseconds until the first `/health`; the api makes its database first. */
function entryOf(name, mode) {
  const shellBuild = mode === 'development' ? 'shell-development' : 'shell';
  const entries = {
    embedded: ['embedded/src/main.ts', 30_000],
    api: ['api/src/main.ts', 60_000],
    releases: ['federation/src/origin/main.ts', 15_000],
    shell: [`.cache/build/${shellBuild}/node/server.cjs`, 30_000],
  };
  return entries[name];
}

/**
 * A whole site on this machine, not started yet.
 *
 * @param {object} options
 * @param {import('./addresses.mjs').Ports} options.ports
 * @param {string} options.dataDir Database, releases, mails, keys, logs.
 * @param {'production' | 'development'} [options.mode]
 * @param {NodeJS.ProcessEnv} [options.env] What services see beside the addresses of each other.
 * @param {(name: string, line: string) => void} [options.tell] Errors, falls and new starts.
 */
export function createServices({
  ports,
  dataDir,
  mode = 'production',
  env = process.env,
  tell = () => {},
}) {
  const folder = resolve(dataDir);
  const environment = serviceEnvironment({ env, ports, dataDir: folder, mode });
  const services = {};
  for (const name of [...BACKGROUND, 'shell']) {
    const [entry, deadlineMs] = entryOf(name, mode);
    services[name] = new Service({
      name,
      entry,
      deadlineMs,
      url: `http://127.0.0.1:${ports[name]}`,
      env: environment,
      logFile: join(folder, 'logs', `${name}.log`),
      tell: (line) => tell(name, line),
    });
  }
  return {
    /** @type {Record<string, Service>} */
    services,
    siteUrl: environment.SITE_URL,
    environment,
    /** Ends everything; afterwards no process is left. */
    stop: async () => {
      // Pages under way still need what stands behind the shell.
      await services.shell.stop(SHELL_GRACE);
      await Promise.all(BACKGROUND.map((name) => services[name].stop(GRACE)));
    },
  };
}

/**
 * Starts a whole site, which must have been built, and waits until all of it is healthy. For tests
 * and measurements: with ports from `freePorts()` and a data folder of its own it disturbs nobody.
 *
 * @param {Parameters<typeof createServices>[0]} options
 * @throws {Error} naming the service that did not come up; nothing is left running then
 */
export async function startServices(options) {
  const site = createServices(options);
  const start = async (name) => {
    try {
      await site.services[name].start();
    } catch (error) {
      throw new Error(`${name} ${error.message}`, { cause: error });
    }
  };
  try {
    const releases = start('releases');
    const shell = releases.then(() => start('shell'));
    await Promise.all([start('embedded'), start('api'), shell]);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
