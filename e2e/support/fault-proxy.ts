import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way in which the service behind the proxy fails. */
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

/** The type and body of wrong responses with status 200. */
const WRONG_RESPONSES: Partial<Record<ServiceFault, readonly [type: string, body: string]>> = {
  html: ['text/html', '<h1>Wartung</h1>'],
  'empty object': ['application/json', '{}'],
  'no results': ['application/json', '{"results":[]}'],
};

/**
 * Paths that a shell requests at intervals, even without visitors: kill switches and the contract
 * revision of the api. `requestCount` ignores these requests.
 */
const POLLED_PATHS = ['/api/operations/kill-switches', '/health/live'];

/**
 * Milliseconds by which a slow service delays its response. This is longer than the timeout of a
 * page.
 */
const SLOW_RESPONSE_DELAY_MS = 2500;

/** A proxy in front of a service. It forwards all requests until `fail` sets a fault. */
export class FaultProxy {
  readonly #upstream: URL;
  readonly #postedBodies: { readonly path: string; readonly body: string }[] = [];
  readonly #fixedResponses = new Map<string, string>();
  #fault: ServiceFault | null = null;
  #requestCount = 0;
  #port = 0;
  #server = createServer();

  constructor(upstream: string) {
    this.#upstream = new URL(upstream);
  }

  /**
   * Number of requests to the proxy, including failed ones. Requests for `POLLED_PATHS` do not
   * count.
   */
  get requestCount(): number {
    return this.#requestCount;
  }

  /** Makes the proxy answer all requests for a path with this JSON body. */
  setResponse(path: string, body: string): void {
    this.#fixedResponses.set(path, body);
  }

  /** Returns the bodies that were posted to a path, in the order of their arrival. */
  getPostedBodies(path: string): readonly string[] {
    return this.#postedBodies.filter((entry) => entry.path === path).map(({ body }) => body);
  }

  /**
   * Starts to listen. After {@link close}, the proxy uses the same port again. @returns the URL of
   * the proxy
   */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#respond(request, response));
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Closes all connections and the port, as if the process of the proxy had been killed. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  fail(fault: ServiceFault): void {
    this.#fault = fault;
  }

  repair(): void {
    this.#fault = null;
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    if (!POLLED_PATHS.includes(request.url ?? '')) this.#requestCount += 1;
    const fixedResponse = this.#fixedResponses.get((request.url ?? '').replace(/\?.*/, ''));
    if (fixedResponse !== undefined) {
      const headers = { 'content-type': 'application/json' };
      return void response.writeHead(200, headers).end(fixedResponse);
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
      setTimeout(() => this.#forward(null, request, response), SLOW_RESPONSE_DELAY_MS);
      return;
    }
    this.#forward(fault, request, response);
  }

  #forward(fault: ServiceFault | null, request: IncomingMessage, response: ServerResponse): void {
    const upstreamRequest = forward(
      new URL(request.url ?? '/', this.#upstream),
      {
        method: request.method ?? 'GET',
        headers: { ...request.headers, host: this.#upstream.host },
      },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        if (fault === null) upstreamResponse.pipe(response);
        else
          upstreamResponse.once('data', (chunk: Buffer) => sendBeginning(fault, response, chunk));
      },
    );
    upstreamRequest.on('error', () => response.destroy());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      if (request.method === 'POST') this.#postedBodies.push({ path: request.url ?? '', body });
      upstreamRequest.end(body);
    });
  }
}

/**
 * Sends the beginning of a response body. For the fault `truncated`, then breaks the connection;
 * otherwise leaves it open and sends nothing more.
 */
function sendBeginning(fault: ServiceFault, response: ServerResponse, chunk: Buffer): void {
  const beginning = chunk.subarray(0, Math.min(10, chunk.length - 1));
  response.write(beginning, () => fault === 'truncated' && response.destroy());
}
