import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { getIntegrity } from '@gruenland/federation/release/integrity.ts';
import {
  signCanary,
  signLatest,
  signRelease,
  signSwitches,
} from '@gruenland/federation/release/signature.ts';
import type { BuiltRelease } from './built-release.ts';
import { sendFaultyResponse, getReleasePart, RELEASE_PARTS } from './release-faults.ts';
import type { ReleaseFault, ReleasePart } from './release-faults.ts';

export interface PublishOptions {
  /** Sequence number of the `latest.json`; default: the last one plus one. */
  readonly sequence?: number;
  /** Signing key; default: the origin's key, which shells trust. */
  readonly key?: KeyObject;
  /** Canary release, and the percentage of visitors that get it. */
  readonly canary?: { readonly release: BuiltRelease; readonly share: number };
}

/**
 * A release origin for tests: keeps releases in memory, signs them and fails when a test demands
 * it.
 */
export class TestReleaseOrigin {
  readonly #key = createKey();
  readonly #files = new Map<string, Buffer>();
  readonly #sequences = new Map<string, number>();
  readonly #faults = new Map<string, ReleaseFault>();
  #switches = 0;
  #port = 0;
  #server = createServer();

  /** Public key that shells must trust, as PEM. */
  get publicKey(): string {
    return createPublicKey(this.#key).export({ type: 'spki', format: 'pem' }).toString();
  }

  /** Private key of the origin, with which tests sign further documents such as preview links. */
  get key(): KeyObject {
    return this.#key;
  }

  get listening(): boolean {
    return this.#server.listening;
  }

  /** Starts listening; after {@link close} on the same port as before. @returns the origin's URL */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#answer(request.url ?? '', response));
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Stops like a killed process: connections break and the port is free. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Uploads a release and makes it live atomically. */
  publish(release: BuiltRelease, options: PublishOptions = {}): void {
    const { name } = release.document;
    const last = this.#sequences.get(name) ?? 0;
    const sequence = options.sequence ?? last + 1;
    this.#sequences.set(name, Math.max(last, sequence));
    const key = options.key ?? this.#key;
    const statement = { ...this.upload(release), timestamp: Date.now(), sequence };
    const { canary } = options;
    const canaryStatement = canary && { ...this.upload(canary.release), share: canary.share };
    const latest = {
      ...signLatest(name, statement, key),
      ...(canaryStatement ? { canary: signCanary(name, sequence, canaryStatement, key) } : {}),
    };
    this.#files.set(`/${name}/builds/latest.json`, Buffer.from(JSON.stringify(latest)));
  }

  /**
   * Uploads a release with its signature; does not make it live. @returns the fields of
   * `latest.json` that name the release
   */
  upload({ document, web, node }: BuiltRelease) {
    const { name, id } = document;
    const builds = `/${name}/builds`;
    for (const [part, files] of Object.entries({ web, node }))
      for (const [file, content] of files)
        this.#files.set(`${builds}/${id}/${part}/${file}`, content);
    const release = `meta/${id}.json`;
    const bytes = Buffer.from(JSON.stringify(document));
    const integrity = getIntegrity(bytes);
    this.#files.set(`${builds}/${release}`, bytes);
    const proof = signRelease(name, { id, integrity }, this.#key);
    this.#files.set(`${builds}/meta/${id}.sig.json`, Buffer.from(JSON.stringify(proof)));
    return { id, release, integrity };
  }

  /** Switches off these parts for all shells, and switches all other parts on. */
  setKillSwitches(parts: readonly string[], key = this.#key): void {
    this.#switches += 1;
    const timestamp = Date.now();
    const off = parts.map((part) => ({ part, since: timestamp, note: null }));
    const document = signSwitches({ sequence: this.#switches, timestamp, off }, key);
    this.#files.set('/switches.json', Buffer.from(JSON.stringify(document)));
  }

  /** Returns the current `latest.json` of a remote, as the body of a push contains it. */
  latest(remote: string): string {
    return this.#files.get(`/${remote}/builds/latest.json`)?.toString('utf8') ?? '';
  }

  fail(remote: string, fault: ReleaseFault, parts: readonly ReleasePart[] = RELEASE_PARTS): void {
    for (const part of parts) this.#faults.set(`${remote} ${part}`, fault);
  }

  repair(): void {
    this.#faults.clear();
  }

  #answer(url: string, response: ServerResponse): void {
    const path = url.split('?')[0] ?? '';
    const content = this.#files.get(path);
    const fault = this.#faults.get(`${path.split('/')[1]} ${getReleasePart(path)}`);
    if (fault) return sendFaultyResponse(fault, response, content ?? Buffer.from('{}'));
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': getContentType(path),
      'content-length': content.length,
      'access-control-allow-origin': '*',
    });
    response.end(content);
  }
}

export function createKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

function getContentType(path: string): string {
  if (path.endsWith('.css')) return 'text/css; charset=utf-8';
  return /\.c?js$/.test(path) ? 'text/javascript; charset=utf-8' : 'application/json';
}
