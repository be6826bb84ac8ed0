import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** Ports of one running site. */
export interface SitePorts {
  readonly shell: number;
  readonly api: number;
  readonly embedded: number;
  readonly releases: number;
  readonly smtp: number;
  /** Where stories put an OpenID Connect provider; nobody listens there otherwise. */
  readonly provider: number;
}

/**
 * Free ports for a site, the same in the main process and in all workers: the first to ask finds
 * them and leaves them in the environment.
 */
export async function portsFor(name: string): Promise<SitePorts> {
  const variable = `E2E_PORTS_${name.toUpperCase()}`;
  const known = process.env[variable];
  if (known) return JSON.parse(known) as SitePorts;
  const [shell, api, embedded, releases, smtp, provider] = await freePorts(6);
  const ports = { shell, api, embedded, releases, smtp, provider } as SitePorts;
  process.env[variable] = JSON.stringify(ports);
  return ports;
}

/** Ports that nobody listens on at the moment; all held at once, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

/**
 * The first of so many free ports one after the other; below those that the system gives to whoever
 * asks for any.
 *
 * @throws when a hundred places are taken
 */
export async function freeRow(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = ROWS.from + Math.floor(Math.random() * (ROWS.to - ROWS.from - count));
    const row = Array.from({ length: count }, (_, index) => first + index);
    const held = await Promise.allSettled(row.map(listen));
    await Promise.all(held.map((one) => one.status === 'fulfilled' && close(one.value)));
    if (held.every(({ status }) => status === 'fulfilled')) return first;
  }
  throw new Error(`there are no ${count} free ports in a row`);
}

/** Ports for rows. */
const ROWS = { from: 20_000, to: 32_000 };

async function listen(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
}

function close(server: Server): Promise<unknown> {
  return new Promise((done) => server.close(done));
}

/** A single free port. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
