import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service behind the proxy fails. */
export type ServiceFault =
  | 'refused'
  | 'hangs'
  | 'hangs in body'
  | 'slow'
  | 'status 429'
  | 'status 500'
  | 'html'
  | 'empty object'
  | 'no results'
  | 'truncated';

/** Wrong responses with status 200, by fault. */
const WRONG_RESPONSES: Partial<Record<ServiceFault, readonly [type: string, body: string]>> = {
  html: ['text/html', '<h1>Wartung</h1>'],
  'empty object': ['application/json', '{}'],
  'no results': ['application/json', '{"results":[]}'],
};

/**
 * Path that a shell requests every second even without visitors; requests for it are not counted.
 */
const POLLED_PATH = '/api/operations/kill-switches';

/** Delay of a slow service in milliseconds; it is longer than a page waits. */
const SLOW_MS = 2500;

/** A proxy in front of a service. It forwards everything until a fault is set. */
export class FaultProxy {
  readonly #upstream: URL;
  readonly #bodies: { readonly path: string; readonly body: string }[] = [];
  readonly #fixedResponses = new Map<string, string>();
  #fault: ServiceFault | null = null;
  #requests = 0;
  #port = 0;
  #server = createServer();

  constructor(upstream: string) {
    this.#upstream = new URL(upstream);
  }

  /** Number of requests that visits of pages have caused, including failed requests. */
  get requests(): number {
    return this.#requests;
  }

  /** Makes the proxy answer a path with this JSON body instead of forwarding it. */
  setResponse(path: string, body: string): void {
    this.#fixedResponses.set(path, body);
  }

  /** Returns the bodies posted to a path, in order. */
  getPostedBodies(path: string): readonly string[] {
    return this.#bodies.filter((entry) => entry.path === path).map(({ body }) => body);
  }

  /** Starts listening; after {@link close} on the same port as before. @returns the proxy's URL */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Stops like a killed process: connections break and the port is closed. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  fail(fault: ServiceFault): void {
    this.#fault = fault;
  }

  repair(): void {
    this.#fault = null;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url !== POLLED_PATH) this.#requests += 1;
    const fixedResponses = this.#fixedResponses.get((request.url ?? '').replace(/\?.*/, ''));
    if (fixedResponses !== undefined) {
      const headers = { 'content-type': 'application/json' };
      return void response.writeHead(200, headers).end(fixedResponses);
    }
    const fault = this.#fault;
    if (fault === 'refused') return void request.socket.destroy();
    if (fault === 'hangs') return;
    if (fault === 'status 500') return void response.writeHead(500).end('{}');
    if (fault === 'status 429') return void response.writeHead(429).end('{"error":"Rate limit"}');
    const [type, body] = (fault && WRONG_RESPONSES[fault]) || [];
    if (type !== undefined) {
      return void response.writeHead(200, { 'content-type': type }).end(body);
    }
    if (fault === 'slow') {
      setTimeout(() => this.#forward(null, request, response), SLOW_MS);
      return;
    }
    this.#forward(fault, request, response);
  }

  #forward(fault: ServiceFault | null, request: IncomingMessage, response: ServerResponse): void {
    const target = forward(
      new URL(request.url ?? '/', this.#upstream),
      {
        method: request.method ?? 'GET',
        headers: { ...request.headers, host: this.#upstream.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (fault === null) answer.pipe(response);
        else answer.once('data', (part: Buffer) => sendBeginning(fault, response, part));
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

/**
 * Sends the beginning of a body. Then, depending on the fault, breaks the connection or leaves it
 * open without sending more.
 */
function sendBeginning(fault: ServiceFault, response: ServerResponse, part: Buffer): void {
  const beginning = part.subarray(0, Math.min(10, part.length - 1));
  response.write(beginning, () => fault === 'truncated' && response.destroy());
}
