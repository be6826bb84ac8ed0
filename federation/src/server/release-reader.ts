import type { KeyObject } from 'node:crypto';
import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { boundedFetch, FetchError } from '#server/bounded-fetch.ts';
import type { LoadedRelease } from '#server/loaded-release.ts';
import { openBundle, openDocument, openLatest } from '#server/open-release.ts';
import type { ReleaseFiles } from '#server/release-cache.ts';

/** Largest files that are taken, in bytes. */
const MAX_BYTES = { latest: 16 * 1024, document: 2 * 1024 * 1024, bundle: 24 * 1024 * 1024 };

export interface ReaderOptions {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly trustedKeys: readonly KeyObject[];
  readonly timeoutMs: number;
  readonly runMs: number;
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

  /** Fetches what `latest.json` names, each file verified before the next is asked for. */
  async fetchFiles(bytes: Buffer, latest: LatestDocument): Promise<ReleaseFiles> {
    const document = await this.#fetchFile(`builds/${latest.release}`, 'document');
    const { node } = openDocument(this.#remote, latest, document);
    const bundle = await this.#fetchFile(`builds/${latest.id}/node/${node.entry}`, 'bundle');
    return { latest: bytes, document, bundle };
  }

  /** Verifies and runs a release. @throws for whatever keeps it from use */
  async open(files: ReleaseFiles): Promise<LoadedRelease> {
    const latest = this.openLatest(files.latest);
    const document: ReleaseDocument = openDocument(this.#remote, latest, files.document);
    const { modules, runMs } = this.#options;
    const module = await openBundle(document, files.bundle, { modules, timeoutMs: runMs });
    const base = new URL(`builds/${latest.id}/web/`, this.#origin).href;
    return { latest, document, module, base };
  }

  async #fetchFile(path: string, kind: 'document' | 'bundle'): Promise<Buffer> {
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
