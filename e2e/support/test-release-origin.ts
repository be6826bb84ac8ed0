import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { computeIntegrity } from '@gruenland/federation/release/integrity.ts';
import {
  signCanary,
  signLatest,
  signRelease,
  signSwitches,
} from '@gruenland/federation/release/signature.ts';
import type { BuiltRelease } from './built-release.ts';
import { sendFaultyResponse, getReleaseFileKind, RELEASE_FILE_KINDS } from './release-faults.ts';
import type { ReleaseFault, ReleaseFileKind } from './release-faults.ts';

export interface PublishOptions {
  /** Sequence number in `latest.json`. The default is the previous number plus one. */
  readonly sequence?: number;
  /** Key that signs the release. The default is the origin's key, which shells trust. */
  readonly key?: KeyObject;
  /** The canary release and the percentage of visitors that get it. */
  readonly canary?: { readonly release: BuiltRelease; readonly share: number };
}

/**
 * A release origin for tests. It keeps signed releases in memory, and fails in the way that a test
 * has set.
 */
export class TestReleaseOrigin {
  readonly #key = createSigningKey();
  readonly #files = new Map<string, Buffer>();
  readonly #sequenceByRemote = new Map<string, number>();
  readonly #faults = new Map<string, ReleaseFault>();
  #killSwitchesSequence = 0;
  #port = 0;
  #server = createServer();

  /** The public key that shells must trust, as PEM. */
  get publicKey(): string {
    return createPublicKey(this.#key).export({ type: 'spki', format: 'pem' }).toString();
  }

  /**
   * The private key of the origin. Tests sign other documents with it too, for example preview
   * links.
   */
  get key(): KeyObject {
    return this.#key;
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  /**
   * Starts to listen. After {@link close}, the origin uses the same port again. @returns the URL of
   * the origin
   */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => this.#respond(request.url ?? '', response));
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Closes all connections and the port, as if the process of the origin had been killed. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Uploads a release and makes it live atomically. */
  publish(release: BuiltRelease, options: PublishOptions = {}): void {
    const { name } = release.document;
    const lastSequence = this.#sequenceByRemote.get(name) ?? 0;
    const sequence = options.sequence ?? lastSequence + 1;
    this.#sequenceByRemote.set(name, Math.max(lastSequence, sequence));
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
   * Uploads a release and its signature, but does not make the release live. @returns the fields of
   * `latest.json` that identify the release
   */
  upload({ document, web, node }: BuiltRelease) {
    const { name, id } = document;
    const buildsPath = `/${name}/builds`;
    for (const [side, files] of Object.entries({ web, node }))
      for (const [file, content] of files)
        this.#files.set(`${buildsPath}/${id}/${side}/${file}`, content);
    const documentPath = `meta/${id}.json`;
    const bytes = Buffer.from(JSON.stringify(document));
    const integrity = computeIntegrity(bytes);
    this.#files.set(`${buildsPath}/${documentPath}`, bytes);
    const signedRelease = signRelease(name, { id, integrity }, this.#key);
    this.#files.set(
      `${buildsPath}/meta/${id}.sig.json`,
      Buffer.from(JSON.stringify(signedRelease)),
    );
    return { id, release: documentPath, integrity };
  }

  /** Publishes kill switches that switch off the given parts and switch on all others. */
  setKillSwitches(parts: readonly string[], key = this.#key): void {
    this.#killSwitchesSequence += 1;
    const timestamp = Date.now();
    const off = parts.map((part) => ({ part, since: timestamp, note: null }));
    const document = signSwitches({ sequence: this.#killSwitchesSequence, timestamp, off }, key);
    this.#files.set('/switches.json', Buffer.from(JSON.stringify(document)));
  }

  /** Returns the current `latest.json` of a remote as text, as a push contains it. */
  latest(remote: string): string {
    return this.#files.get(`/${remote}/builds/latest.json`)?.toString('utf8') ?? '';
  }

  fail(
    remote: string,
    fault: ReleaseFault,
    parts: readonly ReleaseFileKind[] = RELEASE_FILE_KINDS,
  ): void {
    for (const part of parts) this.#faults.set(`${remote} ${part}`, fault);
  }

  repair(): void {
    this.#faults.clear();
  }

  #respond(url: string, response: ServerResponse): void {
    const path = url.split('?')[0] ?? '';
    const content = this.#files.get(path);
    const fault = this.#faults.get(`${path.split('/')[1]} ${getReleaseFileKind(path)}`);
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

export function createSigningKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

function getContentType(path: string): string {
  if (path.endsWith('.css')) return 'text/css; charset=utf-8';
  return /\.c?js$/.test(path) ? 'text/javascript; charset=utf-8' : 'application/json';
}
