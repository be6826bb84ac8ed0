import { COMPILE_CACHE_FOLDER } from '../project/paths.mjs';

/**
 * Ports of the services of one site.
 *
 * @typedef {{ shell: number, api: number, embedded: number, releases: number, smtp: number }} Ports
 */

/** The environment variable and the default value of each service's port. */
export const PORT_VARIABLES = {
  shell: ['PORT', 3000],
  api: ['API_PORT', 3001],
  embedded: ['EMBEDDED_PORT', 3002],
  releases: ['RELEASES_PORT', 3003],
  smtp: ['SMTP_PORT', 3025],
};

/**
 * Reads the ports from the environment, with defaults.
 *
 * @returns {Ports}
 * @throws {Error} naming an invalid variable
 */
export function readPorts(env) {
  const ports = Object.entries(PORT_VARIABLES).map(([name, [variable, fallback]]) => {
    const port = Number(env[variable] || fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${variable} is "${env[variable]}", it must be a port from 1 to 65535`);
    }
    return [name, port];
  });
  return Object.fromEntries(ports);
}

/**
 * Returns the environment variables with the addresses of all services. Variables that are already
 * set take precedence, so that `.env` can replace an embedded service by a hosted one.
 *
 * @param {{ env: NodeJS.ProcessEnv, ports: Ports, dataDir: string, mode: 'production' |
 *   'development' }} site
 */
export function createServiceEnvironment({ env, ports, dataDir, mode }) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return {
    SITE_URL: `http://localhost:${ports.shell}`,
    API_URL: getLocalUrl(ports.api),
    CONTENT_ENDPOINT: `${getLocalUrl(ports.embedded)}/v2`,
    SEARCH_ENDPOINT: getLocalUrl(ports.embedded),
    IMAGE_URL: getLocalUrl(ports.embedded),
    MAIL_URL: getLocalUrl(ports.embedded),
    RELEASES_URL: getLocalUrl(ports.releases),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
    ...set,
    ...Object.fromEntries(
      Object.entries(PORT_VARIABLES).map(([name, [variable]]) => [variable, String(ports[name])]),
    ),
    DATA_DIR: dataDir,
    NODE_ENV: mode,
    GRUENLAND_MODE: mode,
  };
}

/** Returns the URL of a service on this machine. */
export function getLocalUrl(port) {
  return `http://127.0.0.1:${port}`;
}
