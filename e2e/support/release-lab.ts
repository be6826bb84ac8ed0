import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@gruenland/federation/release/integrity.ts';
import { signLatest } from '@gruenland/federation/release/signature.ts';
import type { BuiltRelease } from './built-release.ts';

/** What goes wrong with files of a remote. */
export type ReleaseFault =
  | 'refused'
  | 'hangs before headers'
  | 'hangs in body'
  | 'status 404'
  | 'status 500'
  | 'truncated'
  | 'tampered';

/** Which files: `latest.json`, the release document, the server's bundle, what browsers load. */
export type ReleasePart = 'latest' | 'document' | 'bundle' | 'web';

const ALL: readonly ReleasePart[] = ['latest', 'document', 'bundle', 'web'];

export interface PublishOptions {
  /** Default: one more than the last. */
  readonly sequence?: number;
  /** Default: the origin's own key, which shells trust. */
  readonly key?: KeyObject;
}

/** A release origin for tests: holds releases in memory, signs them, fails on demand. */
export class ReleaseLab {
  readonly #key = newKey();
  readonly #files = new Map<string, Buffer>();
  readonly #sequences = new Map<string, number>();
  readonly #faults = new Map<string, ReleaseFault>();
  readonly #server = createServer((request, response) => {
    this.#answer(request.url ?? '', response);
  });

  /** PEM of the key that shells must trust. */
  get publicKey(): string {
    return createPublicKey(this.#key).export({ type: 'spki', format: 'pem' }).toString();
  }

  /** @returns the origin's address */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Lays a release down and makes it live, in one step for everybody who asks. */
  publish({ document, web, node }: BuiltRelease, options: PublishOptions = {}): void {
    const { name, id } = document;
    const last = this.#sequences.get(name) ?? 0;
    const sequence = options.sequence ?? last + 1;
    this.#sequences.set(name, Math.max(last, sequence));
    const builds = `/${name}/builds`;
    const bytes = Buffer.from(JSON.stringify(document));
    for (const [part, files] of Object.entries({ web, node }))
      for (const [file, content] of files)
        this.#files.set(`${builds}/${id}/${part}/${file}`, content);
    const release = `meta/${id}.json`;
    this.#files.set(`${builds}/${release}`, bytes);
    const integrity = integrityOf(bytes);
    const statement = { id, timestamp: Date.now(), sequence, release, integrity };
    const latest = signLatest(name, statement, options.key ?? this.#key);
    this.#files.set(`${builds}/latest.json`, Buffer.from(JSON.stringify(latest)));
  }

  fail(remote: string, fault: ReleaseFault, parts: readonly ReleasePart[] = ALL): void {
    for (const part of parts) this.#faults.set(`${remote} ${part}`, fault);
  }

  heal(): void {
    this.#faults.clear();
  }

  #answer(url: string, response: ServerResponse): void {
    const path = url.split('?')[0] ?? '';
    const content = this.#files.get(path);
    const fault = this.#faults.get(`${path.split('/')[1]} ${partOf(path)}`);
    if (fault) return fail(fault, response, content ?? Buffer.from('{}'));
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': typeOf(path),
      'content-length': content.length,
      'access-control-allow-origin': '*',
    });
    response.end(content);
  }
}

/** A key that nobody trusts, or the one of an origin. */
export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

function partOf(path: string): ReleasePart {
  if (path.endsWith('/latest.json')) return 'latest';
  if (path.includes('/meta/')) return 'document';
  return path.includes('/node/') ? 'bundle' : 'web';
}

function typeOf(path: string): string {
  if (path.endsWith('.css')) return 'text/css; charset=utf-8';
  return /\.c?js$/.test(path) ? 'text/javascript; charset=utf-8' : 'application/json';
}

function fail(fault: ReleaseFault, response: ServerResponse, content: Buffer): void {
  switch (fault) {
    case 'refused':
      response.destroy();
      break;
    case 'hangs before headers':
      break;
    case 'hangs in body':
      response.writeHead(200).write(content.subarray(0, 10));
      break;
    case 'status 404':
      response.writeHead(404).end('<h1>not found</h1>');
      break;
    case 'status 500':
      response.writeHead(500).end('<h1>sorry</h1>');
      break;
    case 'truncated':
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, 10), () => response.destroy());
      break;
    case 'tampered':
      response.writeHead(200).end(Buffer.concat([content, Buffer.from(' ')]));
      break;
  }
}
