import type { KeyObject } from 'node:crypto';
import type {
  CanaryStatement,
  LatestDocument,
  ReleaseDocument,
  ReleaseSignature,
} from '@gruenland/shared-contracts/release.ts';
import { fetchWithBounds, FetchError } from '#server/fetch-with-bounds.ts';
import type { OpenedRelease, ReleaseParts } from '#server/loaded-release.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import {
  getDocumentPath,
  verifyAndParseCanary,
  verifyAndDecodeBundle,
  verifyAndParseDocument,
  verifyLatestDocument,
  verifyAndParseSignature,
  runRelease,
} from '#server/open-release.ts';

/** Maximum file sizes in bytes. */
export const MAX_BYTES = {
  latest: 16 * 1024,
  document: 2 * 1024 * 1024,
  bundle: 24 * 1024 * 1024,
} as const;

/**
 * Checks a release in a sandbox process before the code of the release runs in this process.
 *
 * @throws when the release fails the check
 */
export type SandboxCheck = (document: ReleaseDocument, code: string) => Promise<void>;

export interface ReaderOptions {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly trustedKeys: readonly KeyObject[];
  readonly timeoutMs: number;
  readonly stepTimeoutMs: number;
  readonly checkInSandbox: SandboxCheck;
  readonly signal: AbortSignal;
}

/** Fetches, verifies and runs releases of one remote. */
export class ReleaseReader {
  readonly #remote: string;
  readonly #origin: URL;
  readonly #latestUrl: URL;
  readonly #options: ReaderOptions;
  /**
   * Last fetched `latest.json`. Its ETag lets the origin respond with status 304 if the file is
   * unchanged.
   */
  #lastFetch: { readonly bytes: Buffer; readonly etag: string | null } | null = null;

  constructor(remote: string, origin: string, options: ReaderOptions) {
    this.#remote = remote;
    this.#origin = new URL(origin.endsWith('/') ? origin : `${origin}/`);
    this.#latestUrl = new URL('builds/latest.json', this.#origin);
    this.#options = options;
  }

  /** Fetches `latest.json`. Returns the previous bytes when the origin responds with status 304. */
  async fetchLatest(): Promise<Buffer> {
    const etag = this.#lastFetch?.etag ?? null;
    const fetchedFile = await this.#fetch(this.#latestUrl, 'latest', etag);
    if (fetchedFile) this.#lastFetch = fetchedFile;
    if (!this.#lastFetch) throw new FetchError('latest.json is unchanged, but was never read');
    return this.#lastFetch.bytes;
  }

  /** @throws when the bytes are malformed or no trusted key signed them */
  verifyLatestDocument(bytes: Buffer): LatestDocument {
    return verifyLatestDocument(this.#remote, bytes, this.#options.trustedKeys);
  }

  /** Parses and verifies the canary of a `latest.json`, see {@link verifyAndParseCanary}. */
  verifyAndParseCanary(bytes: Buffer): CanaryStatement | null {
    return verifyAndParseCanary(this.#remote, bytes, this.#options.trustedKeys);
  }

  /** Parses and verifies the detached signature of a release, see {@link verifyAndParseSignature}. */
  verifyAndParseSignature(id: string, bytes: Buffer): ReleaseSignature {
    return verifyAndParseSignature(this.#remote, id, bytes, this.#options.trustedKeys);
  }

  /** Fetches the detached signature of one release. */
  async fetchReleaseSignature(id: string): Promise<Buffer> {
    return await this.#fetchFile(`builds/meta/${id}.sig.json`, 'latest');
  }

  /**
   * Fetches the release that the claim names, checks it and runs it. Verifies each file before
   * fetching the next.
   */
  async fetch(claim: ReleaseClaim): Promise<OpenedRelease> {
    const document = await this.#fetchFile(`builds/${getDocumentPath(claim)}`, 'document');
    const { node } = verifyAndParseDocument(this.#remote, claim, document);
    const bundle = await this.#fetchFile(`builds/${claim.id}/node/${node.entry}`, 'bundle');
    return await this.open(claim, { document, bundle });
  }

  /**
   * Verifies a release, checks it in the sandbox and runs it.
   *
   * @param base URL of the browser files; default: the release's folder at the origin
   * @throws when the verification or the sandbox check fails, or the bundle throws
   */
  async open(claim: ReleaseClaim, parts: ReleaseParts, base?: string): Promise<OpenedRelease> {
    const document = verifyAndParseDocument(this.#remote, claim, parts.document);
    const code = verifyAndDecodeBundle(document, parts.bundle);
    const { modules, stepTimeoutMs, checkInSandbox, signal } = this.#options;
    await checkInSandbox(document, code);
    signal.throwIfAborted();
    const ran = await runRelease(document, code, { modules, timeoutMs: stepTimeoutMs });
    const files = base ?? new URL(`builds/${claim.id}/web/`, this.#origin).href;
    return { release: { document, ...ran, base: files }, parts };
  }

  async #fetchFile(path: string, kind: keyof typeof MAX_BYTES): Promise<Buffer> {
    const file = await this.#fetch(new URL(path, this.#origin), kind, null);
    if (!file) throw new FetchError(`${path} answers 304 to a plain request`);
    return file.bytes;
  }

  #fetch(url: URL, kind: keyof typeof MAX_BYTES, etag: string | null) {
    const { timeoutMs, signal } = this.#options;
    const fetchLimits = { timeoutMs, signal, maxBytes: MAX_BYTES[kind] };
    return fetchWithBounds(url, fetchLimits, etag);
  }
}
