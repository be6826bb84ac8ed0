import type { KeyObject } from 'node:crypto';
import type {
  CanaryStatement,
  LatestDocument,
  ReleaseDocument,
  ReleaseProof,
} from '@gruenland/shared-contracts/release.ts';
import { boundedFetch, FetchError } from '#server/bounded-fetch.ts';
import type { OpenedRelease, ReleaseParts } from '#server/loaded-release.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import {
  documentPath,
  openCanary,
  openCode,
  openDocument,
  openLatest,
  openProof,
  runRelease,
} from '#server/open-release.ts';

/** Largest files that are taken, in bytes. */
export const MAX_BYTES = {
  latest: 16 * 1024,
  document: 2 * 1024 * 1024,
  bundle: 24 * 1024 * 1024,
} as const;

/** Proves a release before its code runs in this process. @throws for whatever keeps it from use */
export type Prove = (document: ReleaseDocument, code: string) => Promise<void>;

export interface ReaderOptions {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly trustedKeys: readonly KeyObject[];
  readonly timeoutMs: number;
  readonly runMs: number;
  readonly prove: Prove;
  readonly signal: AbortSignal;
}

/** Reads the releases of one remote from its origin and makes them usable. */
export class ReleaseReader {
  readonly #remote: string;
  readonly #origin: URL;
  readonly #options: ReaderOptions;
  /** `latest.json` as it was seen last; with its tag the origin can answer "unchanged". */
  #seen: { readonly bytes: Buffer; readonly etag: string | null } | null = null;

  constructor(remote: string, origin: string, options: ReaderOptions) {
    this.#remote = remote;
    this.#origin = new URL(origin.endsWith('/') ? origin : `${origin}/`);
    this.#options = options;
  }

  /** The one read of `latest.json`; everything else of a check follows from these bytes. */
  async fetchLatest(): Promise<Buffer> {
    const fetched = await this.#fetch('builds/latest.json', 'latest', this.#seen?.etag ?? null);
    if (fetched) this.#seen = fetched;
    if (!this.#seen) throw new FetchError('latest.json is unchanged, but was never read');
    return this.#seen.bytes;
  }

  /** @throws when the bytes are malformed or nobody who is trusted signed them */
  openLatest(bytes: Buffer): LatestDocument {
    return openLatest(this.#remote, bytes, this.#options.trustedKeys);
  }

  /** The canary of a `latest.json`, see {@link openCanary}. */
  openCanary(bytes: Buffer): CanaryStatement | null {
    return openCanary(this.#remote, bytes, this.#options.trustedKeys);
  }

  /** Reads the statement that vouches for one release, see {@link openProof}. */
  openProof(id: string, bytes: Buffer): ReleaseProof {
    return openProof(this.#remote, id, bytes, this.#options.trustedKeys);
  }

  /** Bytes of the statement that vouches for one release. */
  async fetchProof(id: string): Promise<Buffer> {
    return await this.#fetchFile(`builds/meta/${id}.sig.json`, 'latest');
  }

  /** Fetches the release that a statement claims, each file verified before the next. */
  async fetch(claim: ReleaseClaim): Promise<OpenedRelease> {
    const document = await this.#fetchFile(`builds/${documentPath(claim)}`, 'document');
    const { node } = openDocument(this.#remote, claim, document);
    const bundle = await this.#fetchFile(`builds/${claim.id}/node/${node.entry}`, 'bundle');
    return await this.open(claim, { document, bundle });
  }

  /** Verifies, proves and runs a release. @throws for whatever keeps it from use */
  async open(claim: ReleaseClaim, parts: ReleaseParts, base?: string): Promise<OpenedRelease> {
    const document = openDocument(this.#remote, claim, parts.document);
    const code = openCode(document, parts.bundle);
    const { modules, runMs, prove, signal } = this.#options;
    await prove(document, code);
    signal.throwIfAborted();
    const module = await runRelease(document, code, { modules, timeoutMs: runMs });
    const files = base ?? new URL(`builds/${claim.id}/web/`, this.#origin).href;
    return { release: { document, module, base: files }, parts };
  }

  async #fetchFile(path: string, kind: keyof typeof MAX_BYTES): Promise<Buffer> {
    const file = await this.#fetch(path, kind, null);
    if (!file) throw new FetchError(`${path} answers 304 to a plain request`);
    return file.bytes;
  }

  #fetch(path: string, kind: keyof typeof MAX_BYTES, etag: string | null) {
    const { timeoutMs, signal } = this.#options;
    const bounds = { timeoutMs, signal, maxBytes: MAX_BYTES[kind] };
    return boundedFetch(new URL(path, this.#origin), bounds, etag);
  }
}
