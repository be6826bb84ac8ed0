import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service behind a proxy fails. */
export type ServiceFault = 'refused' | 'hangs' | 'status 500';

/** Stands in front of a service; lets everything through until told otherwise. */
export class FaultProxy {
  readonly #upstream: URL;
  readonly #bodies: { readonly path: string; readonly body: string }[] = [];
  #fault: ServiceFault | null = null;
  #requests = 0;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  constructor(upstream: string) {
    this.#upstream = new URL(upstream);
  }

  /** Requests so far, failed ones included. */
  get requests(): number {
    return this.#requests;
  }

  /** Bodies that were posted to a path, in order. */
  posted(path: string): readonly string[] {
    return this.#bodies.filter((entry) => entry.path === path).map(({ body }) => body);
  }

  /** @returns the proxy's address */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  fail(fault: ServiceFault): void {
    this.#fault = fault;
  }

  heal(): void {
    this.#fault = null;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#requests += 1;
    if (this.#fault === 'refused') return void request.socket.destroy();
    if (this.#fault === 'hangs') return;
    if (this.#fault === 'status 500') return void response.writeHead(500).end('{}');
    const target = forward(
      new URL(request.url ?? '/', this.#upstream),
      {
        method: request.method ?? 'GET',
        headers: { ...request.headers, host: this.#upstream.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    target.on('error', () => response.destroy());
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      if (request.method === 'POST') this.#bodies.push({ path: request.url ?? '', body });
      target.end(body);
    });
  }
}
