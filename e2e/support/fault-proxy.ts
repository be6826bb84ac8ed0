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

/** Responses with status 200 and wrong content, by the fault that they simulate. */
const WRONG_RESPONSES: Partial<Record<ServiceFault, readonly [type: string, body: string]>> = {
  html: ['text/html', '<h1>Wartung</h1>'],
  'empty object': ['application/json', '{}'],
  'no results': ['application/json', '{"results":[]}'],
};

/**
 * Path that a shell requests every second, even without visitors. The proxy does not count these
 * requests.
 */
const POLLED_PATH = '/api/operations/kill-switches';

/** Delay of a slow service in milliseconds. It exceeds the timeout of a page. */
const SLOW_RESPONSE_DELAY_MS = 2500;

/** A proxy in front of a service. It forwards everything until a fault is set. */
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

  /** Number of requests to the proxy, including failed ones but not requests for `POLLED_PATH`. */
  get requestCount(): number {
    return this.#requestCount;
  }

  /** Makes the proxy answer requests for a path with this JSON body instead of forwarding them. */
  setResponse(path: string, body: string): void {
    this.#fixedResponses.set(path, body);
  }

  /** Returns the bodies that were posted to a path, in order of arrival. */
  getPostedBodies(path: string): readonly string[] {
    return this.#postedBodies.filter((entry) => entry.path === path).map(({ body }) => body);
  }

  /**
   * Starts listening. After {@link close}, a new call uses the same port. @returns the proxy's URL
   */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#respond(request, response));
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Stops the proxy as if its process was killed: breaks all connections and closes the port. */
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
    if (request.url !== POLLED_PATH) this.#requestCount += 1;
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
 * Sends the beginning of a body. Then breaks the connection or leaves it open without sending more,
 * depending on the fault.
 */
function sendBeginning(fault: ServiceFault, response: ServerResponse, chunk: Buffer): void {
  const beginning = chunk.subarray(0, Math.min(10, chunk.length - 1));
  response.write(beginning, () => fault === 'truncated' && response.destroy());
}
