import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureServerProgram } from '../install/system-packages.mjs';
import { ROOT } from '../project/paths.mjs';
import { renderTemplate } from './render-template.mjs';

/** Folder in which the Debian packages install nginx's modules. */
const MODULES_FOLDER = '/usr/lib/nginx/modules';
/** File with nginx's MIME types. */
const MIME_TYPES_FILE = '/etc/nginx/mime.types';
export const EDGE_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-filter'];

/**
 * Limits per client IP address.
 *
 * @typedef {object} EdgeLimits
 * @property {string} pages Rate of page requests in nginx's syntax, for example `50r/s`.
 * @property {string} pictures Rate of picture requests.
 * @property {string} apis Rate of requests to the apis.
 * @property {number | string} connections Number of concurrent connections; with HTTP/2 each
 *   request counts as one.
 */

/**
 * Writes nginx's configuration from the templates in `deploy/nginx`. Returns the program that runs
 * nginx as the edge.
 *
 * @param {object} options
 * @param {string} options.folder Folder for configuration, cache and log of this nginx. It is
 *   recreated, except for the cache.
 * @param {import('./cluster-ports.mjs').ClusterPorts} options.ports
 * @param {{ certificate: string, key: string }} [options.tls] Paths of the files. If absent, the
 *   edge uses plain HTTP.
 * @param {EdgeLimits} options.limits
 * @param {number} [options.metricsPort] UDP port on loopback that receives a message for each
 *   response.
 * @param {readonly string[]} [options.trustedProxies] Networks of trusted proxies that set the
 *   client's IP address.
 * @param {AbortSignal} options.signal
 * @returns {Promise<import('../start/program.mjs').Program | undefined>} undefined if nginx is not
 *   installed
 */
export async function createEdgeProgram({ signal, ...options }) {
  const command = await ensureServerProgram('nginx', EDGE_PACKAGES, signal);
  if (!command) return undefined;
  const config = writeEdgeConfig(options);
  const args = ['-p', options.folder, '-c', config, '-g', 'daemon off;'];
  return { command, args, stopSignal: 'SIGQUIT' };
}

/**
 * Writes nginx's configuration, which nginx reads when it starts and when it reloads.
 *
 * @param {object} options Those of {@link createEdgeProgram} without `signal`.
 * @returns {string} path of the main file
 */
export function writeEdgeConfig({ folder, ports, tls, limits, metricsPort, trustedProxies = [] }) {
  const configFolder = join(folder, 'conf');
  mkdirSync(configFolder, { recursive: true });
  const values = createTemplateValues({
    folder,
    conf: configFolder,
    ports,
    tls,
    limits,
    metricsPort,
    trustedProxies,
  });
  const templates = join(ROOT, 'deploy/nginx');
  for (const name of readdirSync(templates)) {
    const text = renderTemplate(readFileSync(join(templates, name), 'utf8'), values);
    writeFileSync(join(configFolder, name.replace(/\.template$/, '')), text);
  }
  return join(configFolder, 'nginx.conf');
}

function createTemplateValues({
  folder,
  conf: configFolder,
  ports,
  tls,
  limits,
  metricsPort,
  trustedProxies,
}) {
  const modules = getBrotliDirective();
  return {
    EDGE_DIR: folder,
    EDGE_CONF: configFolder,
    EDGE_PAGES: join(ROOT, 'deploy/edge-pages'),
    EDGE_TYPES: MIME_TYPES_FILE,
    EDGE_LOG: join(folder, 'requests.log'),
    EDGE_METRICS: metricsPort
      ? `access_log syslog:server=127.0.0.1:${metricsPort},tag=edge,nohostname metrics;`
      : '',
    EDGE_ERRORS: join(folder, 'errors.log'),
    // If root starts nginx, its workers also run as root. By default they run as `nobody`, who may
    // not read a folder that belongs to root.
    EDGE_USER: process.getuid?.() === 0 ? 'user root;' : '',
    EDGE_MODULES: modules,
    EDGE_BROTLI: modules === '' ? '' : BROTLI_DIRECTIVES,
    EDGE_LISTEN: tls
      ? `listen 127.0.0.1:${ports.edge} ssl http2; ssl_certificate ${resolve(ROOT, tls.certificate)}; ` +
        `ssl_certificate_key ${resolve(ROOT, tls.key)}; ssl_protocols TLSv1.2 TLSv1.3;`
      : `listen 127.0.0.1:${ports.edge};`,
    EDGE_PLAIN: '',
    EDGE_INNER_LISTEN: `127.0.0.1:${ports.inner}`,
    EDGE_SHELLS: formatServers(ports.shells),
    EDGE_APIS: formatServers(ports.apis),
    EDGE_RELEASES: formatServers([ports.releases]),
    EDGE_PAGE_RATE: limits.pages,
    EDGE_PICTURE_RATE: limits.pictures,
    EDGE_API_RATE: limits.apis,
    EDGE_CONNECTIONS: `${limits.connections}`,
    EDGE_REAL_IP: trustedProxies.map((network) => `set_real_ip_from ${network};`).join(' '),
    EDGE_BEHIND: trustedProxies.map((network) => `${network} behind;`).join(' '),
  };
}

const BROTLI_DIRECTIVES =
  'brotli on; brotli_min_length 1000; brotli_types application/json application/problem+json ' +
  'application/xml application/rss+xml text/css text/plain text/calendar image/svg+xml;';

function getBrotliDirective() {
  const file = join(MODULES_FOLDER, 'ngx_http_brotli_filter_module.so');
  return existsSync(file) ? `load_module ${file};` : '';
}

function formatServers(ports) {
  return ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
}
