import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Maximum number of lines from the end of a log that are sent after a failed start. */
const MAX_LOG_LINES = 15;

/**
 * Accepts restarts of single services at a socket in the data folder: `POST /restart/api`. Commands
 * on this machine use it while the site runs (federation/src/dev/site-control.ts).
 *
 * @param {string} dataDir
 * @param {Record<string, import('./service.mjs').Service>} services
 * @returns {Promise<() => Promise<void>>} function that stops accepting requests. If the socket
 *   cannot be created, for example because its path is too long, the site runs without it
 */
export async function acceptRestartRequests(dataDir, services) {
  const path = join(dataDir, 'control.sock');
  rmSync(path, { force: true });
  const server = createServer(async (request, response) => {
    const name = /^\/restart\/(\w+)$/.exec(request.url)?.[1] ?? '';
    const service = Object.hasOwn(services, name) ? services[name] : undefined;
    if (request.method !== 'POST' || !service) return response.writeHead(404).end();
    try {
      await service.restart();
      response.writeHead(200).end();
    } catch (error) {
      response
        .writeHead(500)
        .end([error.message, readNodeOutputAtLogEnd(service.logFile)].join('\n'));
    }
  });
  await new Promise((done) => {
    server.once('error', done);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      done();
    });
  });
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

/** Returns those last lines of a log that are not JSON: Node itself printed them. */
function readNodeOutputAtLogEnd(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .slice(-MAX_LOG_LINES)
    .join('\n');
}
