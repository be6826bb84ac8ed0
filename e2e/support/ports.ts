import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

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
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** A single free port. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
