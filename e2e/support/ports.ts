import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** Ports of one running site. */
export interface SitePorts {
  readonly shell: number;
  readonly api: number;
  readonly embedded: number;
  readonly releases: number;
  readonly smtp: number;
  /** Port of the OpenID Connect provider, which only some tests start. */
  readonly provider: number;
}

/**
 * Returns free ports for a site. The first call stores them in an environment variable, so that the
 * main process and all workers use the same ports.
 */
export async function getSitePorts(name: string): Promise<SitePorts> {
  const variable = `E2E_PORTS_${name.toUpperCase()}`;
  const storedPortsJson = process.env[variable];
  if (storedPortsJson) return JSON.parse(storedPortsJson) as SitePorts;
  const [shell, api, embedded, releases, smtp, provider] = await findFreePorts(6);
  const ports = { shell, api, embedded, releases, smtp, provider } as SitePorts;
  process.env[variable] = JSON.stringify(ports);
  return ports;
}

/**
 * Finds ports that are currently free. Opens all of them at the same time, so that no port occurs
 * twice.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

/**
 * Finds `count` consecutive ports that are free. They are below the range of ephemeral ports.
 *
 * @returns the first of these ports
 * @throws Error after a hundred attempts
 */
export async function findFreePortRange(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const firstPort =
      PORT_RANGE.from + Math.floor(Math.random() * (PORT_RANGE.to - PORT_RANGE.from - count));
    const candidatePorts = Array.from({ length: count }, (_, index) => firstPort + index);
    const listenResults = await Promise.allSettled(candidatePorts.map(listen));
    await Promise.all(
      listenResults.map(
        (listenResult) => listenResult.status === 'fulfilled' && close(listenResult.value),
      ),
    );
    if (listenResults.every(({ status }) => status === 'fulfilled')) return firstPort;
  }
  throw new Error(`no ${count} consecutive ports are free`);
}

/** The range of ports from which `findFreePortRange` chooses. */
const PORT_RANGE = { from: 20_000, to: 32_000 };

async function listen(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

function close(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}

export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  return port!;
}
