import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net';
import { fetchWithBounds } from './fetch-with-bounds.ts';

const bounds = { timeoutMs: 200, maxBytes: 100, signal: new AbortController().signal };
const servers: TcpServer[] = [];
const sockets: Socket[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listen(server: TcpServer, protocol = 'http'): Promise<URL> {
  servers.push(server);
  server.on('connection', (socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return new URL(`${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/file.json`);
}

const startOrigin = (respond: RequestListener): Promise<URL> => listen(createServer(respond));

test('sends the known version, and returns null if it is current', async () => {
  const url = await startOrigin((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"a"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"a"' }).end(isKnown ? undefined : 'content');
  });
  const file = await fetchWithBounds(url, bounds);
  expect(file).toEqual({ bytes: Buffer.from('content'), etag: '"a"' });
  expect(await fetchWithBounds(url, bounds, '"a"')).toBeNull();
});

test('sends no request if it is aborted already', async () => {
  let requestCount = 0;
  const url = await startOrigin((_, response) => {
    requestCount += 1;
    response.end();
  });
  const aborted = { ...bounds, signal: AbortSignal.abort() };
  await expect(fetchWithBounds(url, aborted)).rejects.toThrow(/cannot be fetched/);
  expect(requestCount).toBe(0);
});

test('ends in time if the connection never stands', async () => {
  // The TLS handshake is part of connecting; this server never answers it.
  const silent = createTcpServer((socket) => void socket.on('error', () => {}));
  const url = await listen(silent, 'https');
  await expect(fetchWithBounds(url, bounds)).rejects.toThrow('timed out after 200 ms');
});

test('refuses a file whose announced size is too large', async () => {
  const url = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-length': 101 }).write('a');
  });
  await expect(fetchWithBounds(url, bounds)).rejects.toThrow('is larger than 100 bytes');
});

test('names the status of an error whose body never ends', async () => {
  const url = await startOrigin((_, response) => {
    response.writeHead(503).write('wait');
  });
  await expect(fetchWithBounds(url, bounds)).rejects.toMatchObject({ status: 503 });
});
