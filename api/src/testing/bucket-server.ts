import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An in-memory S3 server that supports only the operations for photos. */
export interface BucketServer {
  readonly endpoint: string;
  /** Stored bytes by path, `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  end(): Promise<void>;
}

const noSuchKeyBody = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';

export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = (request.url ?? '').split('?')[0] ?? '';
    if (request.method === 'PUT') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      objects.set(key, Buffer.concat(parts));
      return response.writeHead(200).end();
    }
    const storedBytes = objects.get(key);
    if (storedBytes)
      return response.writeHead(200, { 'content-length': storedBytes.length }).end(storedBytes);
    return response.writeHead(404, { 'content-type': 'application/xml' }).end(noSuchKeyBody);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    end: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
