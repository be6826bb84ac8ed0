import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { computeEntityTag } from '#origin/release-file-source.ts';
import type { ReleaseFixture } from '#testing/release-factory.ts';

/** Fault in the responses for one file. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang before headers' }
  | { readonly kind: 'hang in body' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'endless' }
  /** Responds when the promise resolves, with the file content from the time of the request. */
  | { readonly kind: 'late'; readonly until: Promise<void> };

/** A real HTTP origin with the releases of one remote; tests make it fail. */
export class FaultyOrigin {
  readonly requests: string[] = [];
  readonly #files = new Map<string, Buffer>();
  readonly #faults = new Map<string, Fault>();
  readonly #server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/mf-test\//, '');
    this.requests.push(path);
    const content = this.#files.get(path);
    const fault = this.#faults.get(path);
    if (fault) return respondWithFault(fault, response, content ?? Buffer.from('{}'));
    if (!content) return response.writeHead(404).end('<h1>not found</h1>');
    const tag = computeEntityTag(content);
    if (request.headers['if-none-match'] === tag) return response.writeHead(304).end();
    return response.writeHead(200, { etag: tag }).end(content);
  });

  /** @returns the remote's base URL with trailing slash */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/mf-test/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Adds the files of a release and replaces `latest.json`. */
  putRelease(release: ReleaseFixture): void {
    for (const [path, content] of release.files) this.#files.set(path, content);
  }

  /**
   * Sets the content of one file; null removes the file. The path is relative to the remote's
   * folder, or absolute (`/…`).
   */
  setFile(path: string, content: Buffer | null): void {
    if (content) this.#files.set(path, content);
    else this.#files.delete(path);
  }

  /**
   * Changes the content of one file without updating the documents that contain the file's hash.
   */
  changeFile(path: string, edit: (content: Buffer) => Buffer): void {
    this.#files.set(path, edit(this.#files.get(path) ?? Buffer.alloc(0)));
  }

  respondWithFault(path: string, fault: Fault): void {
    this.#faults.set(path, fault);
  }

  clearFaults(): void {
    this.#faults.clear();
  }
}

function respondWithFault(fault: Fault, response: ServerResponse, content: Buffer): void {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<h1>sorry</h1>');
      break;
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end();
      break;
    case 'hang in body':
      response.writeHead(200).write(content.subarray(0, 10));
      break;
    case 'truncated':
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, 10), () => response.destroy());
      break;
    case 'endless': {
      response.writeHead(200);
      const writeChunk = (): boolean => response.write(Buffer.alloc(64 * 1024, 32));
      response.on('drain', writeChunk);
      writeChunk();
      break;
    }
    case 'late':
      void fault.until.then(() => response.writeHead(200).end(content));
      break;
    case 'hang before headers':
      break;
  }
}
