import { spawn } from 'node:child_process';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { S3Address } from '#store/s3-store.ts';

/** A real S3-compatible server with one bucket, on a free port. */
export interface S3Server {
  readonly address: S3Address;
  /**
   * Returns the address of the same bucket behind a proxy that enforces conditional writes, as
   * Amazon does.
   */
  getStrictAddress(prefix: string): S3Address;
  /**
   * Sets a callback for every request to the proxy. The request waits for the callback's promise.
   */
  setRequestCallback(onRequest: (method: string, path: string) => Promise<void>): void;
  close(): Promise<void>;
}

/** Credentials of the server; the SDK reads them from the environment. */
export const S3_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
} as const;

const BUCKET = 'releases';

export async function startS3(directory: string): Promise<S3Server> {
  Object.assign(process.env, S3_CREDENTIALS);
  const program = join(import.meta.dirname, 'run-s3-server.ts');
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(process.execPath, [program, directory, BUCKET], { stdio: [...stdio] });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('The S3 server did not start')));
    server.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  let onRequest = async (_method: string, _path: string): Promise<void> => {};
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    void onRequest(method, url).then(async () => await forwardRequest(incoming, outgoing, port));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const getUrl = (serverPort: number): string => `http://127.0.0.1:${serverPort}`;
  return {
    address: { bucket: BUCKET, prefix: '', endpoint: getUrl(port) },
    getStrictAddress: (prefix) => ({
      bucket: BUCKET,
      prefix,
      endpoint: getUrl(getServerPort(proxy)),
    }),
    setRequestCallback: (callback) => {
      onRequest = callback;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      const exitPromise = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await exitPromise;
    },
  };
}

function getServerPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Serializes conditional writes, so that each is compared with the current content. */
let queue: Promise<unknown> = Promise.resolve();

async function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const forward = async (): Promise<void> => {
    if (await violatesCondition(incoming, port)) {
      outgoing.writeHead(412, { 'content-type': 'application/xml' });
      outgoing.end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    const response = await sendRequest(
      incoming,
      port,
      incoming.method ?? 'GET',
      Buffer.concat(chunks),
    );
    outgoing.writeHead(response.status, response.headers).end(response.body);
  };
  const result = queue.then(forward, forward);
  queue = result.catch(() => undefined);
  await result.catch(() => outgoing.destroy());
}

async function violatesCondition(incoming: IncomingMessage, port: number): Promise<boolean> {
  const { 'if-match': expectedTag, 'if-none-match': forbiddenTag } = incoming.headers;
  if (incoming.method !== 'PUT' || (expectedTag === undefined && forbiddenTag === undefined))
    return false;
  const [host, path] = [`127.0.0.1:${port}`, incoming.url ?? '/'];
  const headResponse = await fetch(`http://${host}${path.split('?')[0]}`, { method: 'HEAD' });
  if (forbiddenTag !== undefined) return headResponse.ok;
  return headResponse.headers.get('etag') !== expectedTag;
}

function sendRequest(incoming: IncomingMessage, port: number, method: string, body: Buffer) {
  return new Promise<{
    status: number;
    headers: IncomingMessage['headers'];
    body: Buffer;
  }>((resolve, reject) => {
    const { 'if-match': _ifMatch, 'if-none-match': _ifNoneMatch, ...headers } = incoming.headers;
    const clientRequest = send(
      { host: '127.0.0.1', port, path: incoming.url, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 502,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    clientRequest.on('error', reject).end(body);
  });
}
