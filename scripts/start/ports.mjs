import { connect, createServer } from 'node:net';
import { PORT_VARIABLES } from './addresses.mjs';

/**
 * Timeout of a connection attempt in milliseconds; a local listener accepts within one millisecond.
 */
const CONNECT_TIMEOUT_MS = 500;

/**
 * Returns one line for each port that is in use. The line names the variable that changes the port.
 *
 * @param {import('./addresses.mjs').Ports} ports
 * @returns {Promise<string[]>}
 */
export async function describeTakenPorts(ports) {
  const lines = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      const variable = PORT_VARIABLES[name][0];
      const line = `Port ${port} (${name}) is taken. Free it, or set ${variable} to another port.`;
      return (await isPortFree(port)) ? [] : [line];
    }),
  );
  return lines.flat();
}

/**
 * Finds free ports for all services. Listens on all of them at the same time, so that they differ.
 */
export async function findFreeSitePorts() {
  const names = Object.keys(PORT_VARIABLES);
  const servers = await Promise.all(names.map(() => listen(0)));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]]));
}

/**
 * Whether nothing listens on a port, by IPv4 or IPv6: a browser may resolve `localhost` to an IPv6
 * address. A connection attempt alone would miss a listener that does not accept connections.
 */
export async function isPortFree(port) {
  const connectionResults = await Promise.all(
    ['127.0.0.1', '::1'].map((host) => isAcceptingConnections(port, host)),
  );
  if (connectionResults.includes(true)) return false;
  try {
    await close(await listen(port));
    return true;
  } catch {
    return false;
  }
}

function listen(port) {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

function close(server) {
  return new Promise((done) => {
    server.close(done);
  });
}

function isAcceptingConnections(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host, timeout: CONNECT_TIMEOUT_MS });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
