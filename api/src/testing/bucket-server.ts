import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An in-memory S3 server that supports only the operations for photos and unfinished uploads. */
export interface BucketServer {
  readonly endpoint: string;
  /** Stored bytes by path, `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Paths of unfinished multipart uploads by upload id. */
  readonly uploads: Map<string, string>;
  /** The age in milliseconds that the server states for all objects and uploads. */
  ageMs: number;
  end(): Promise<void>;
}

const noSuchKeyBody = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const getKey = (path: string) => path.split('/').slice(2).join('/');

/**
 * Returns the response to a list, multipart or batch operation. Returns undefined for other
 * requests.
 */
function createQueryResponse(
  server: Omit<BucketServer, 'endpoint' | 'end'>,
  { method, path, query }: { method: string; path: string; query: URLSearchParams },
  body: Buffer,
): string | undefined {
  const { objects, uploads, ageMs } = server;
  const since = new Date(Date.now() - ageMs).toISOString();
  const prefix = query.get('prefix') ?? '';
  const isListed = (objectPath: string) => getKey(objectPath).startsWith(prefix);
  if (method === 'POST' && query.has('uploads')) {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, path);
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }
  if (method === 'GET' && query.has('uploads')) {
    const items = [...uploads].filter(([, objectPath]) => isListed(objectPath));
    return `<ListMultipartUploadsResult>${items
      .map(
        ([id, objectPath]) =>
          `<Upload><Key>${getKey(objectPath)}</Key><UploadId>${id}</UploadId><Initiated>${since}</Initiated></Upload>`,
      )
      .join('')}</ListMultipartUploadsResult>`;
  }
  if (method === 'GET' && query.has('list-type')) {
    return `<ListBucketResult>${[...objects.keys()]
      .filter(isListed)
      .map(
        (objectPath) =>
          `<Contents><Key>${getKey(objectPath)}</Key><LastModified>${since}</LastModified></Contents>`,
      )
      .join('')}</ListBucketResult>`;
  }
  if (method === 'POST' && query.has('delete')) {
    const bucket = path.split('/')[1];
    for (const [, key] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/gu)) {
      objects.delete(`/${bucket}/${key}`);
    }
    return '<DeleteResult></DeleteResult>';
  }
  return undefined;
}

export async function startBucketServer(): Promise<BucketServer> {
  const state = {
    objects: new Map<string, Buffer>(),
    uploads: new Map<string, string>(),
    ageMs: 0,
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://bucket');
    const path = decodeURIComponent(pathname);
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    const xml = createQueryResponse(bucket, { method, path, query }, body);
    if (xml !== undefined) {
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    }
    if (method === 'PUT') {
      state.objects.set(path, body);
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      state.objects.delete(path);
      state.uploads.delete(query.get('uploadId') ?? '');
      return response.writeHead(204).end();
    }
    const storedBytes = state.objects.get(path);
    if (storedBytes)
      return response.writeHead(200, { 'content-length': storedBytes.length }).end(storedBytes);
    return response.writeHead(404, { 'content-type': 'application/xml' }).end(noSuchKeyBody);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bucket: BucketServer = Object.assign(state, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
  return bucket;
}
