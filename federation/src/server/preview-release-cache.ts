import { LRUCache } from 'lru-cache';
import { computeIntegrity } from '#release/integrity.ts';
import { isReleaseId, parseReleaseSignature } from '#release/parse-documents.ts';
import { FetchError } from '#server/fetch-with-bounds.ts';
import type { OpenedRelease } from '#server/loaded-release.ts';
import { getErrorMessage } from '#server/get-message.ts';
import {
  OriginUnavailableError,
  RefusedReleaseError,
  UnknownReleaseError,
} from '#server/open-errors.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import type { ReleaseReader } from '#server/release-reader.ts';
import type { DevBuildFiles } from '#server/watcher-options.ts';

/** Maximum number of cached preview releases and of cached refusals, per remote. */
const MAX_ENTRIES = { releases: 4, refusals: 16 };

/** Returns whether the opened release has the id and document hash of the claim. */
export function matchesClaim({ release, parts }: OpenedRelease, claim: ReleaseClaim): boolean {
  return release.document.id === claim.id && computeIntegrity(parts.document) === claim.integrity;
}

/**
 * Opens and caches releases of one remote by id, live or not. Verifies each release by its own
 * detached signature.
 */
export class PreviewReleaseCache {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #releases = new LRUCache<string, OpenedRelease>({ max: MAX_ENTRIES.releases });
  readonly #refusalErrors: LRUCache<string, RefusedReleaseError>;
  readonly pendingReleases = new Map<string, Promise<OpenedRelease>>();

  /** @param retryMs milliseconds before a refused release is tried again */
  constructor(remote: string, reader: ReleaseReader, retryMs: number) {
    this.#remote = remote;
    this.#reader = reader;
    this.#refusalErrors = new LRUCache({ max: MAX_ENTRIES.refusals, ttl: Math.max(1, retryMs) });
  }

  /** Returns the release that the claim names if it is cached, otherwise null. */
  find(claim: ReleaseClaim): OpenedRelease | null {
    const cachedRelease = this.#releases.peek(claim.id);
    return cachedRelease && matchesClaim(cachedRelease, claim) ? cachedRelease : null;
  }

  /**
   * Opens a release by id, from the cache if it is there.
   *
   * @throws {UnknownReleaseError | RefusedReleaseError | OriginUnavailableError}
   */
  async open(id: string): Promise<OpenedRelease> {
    if (!isReleaseId(id)) throw new UnknownReleaseError(`${this.#remote} has no such release`);
    const refusalError = this.#refusalErrors.get(id);
    if (refusalError) throw refusalError;
    const cachedRelease = this.#releases.get(id);
    if (cachedRelease) return cachedRelease;
    const pendingRelease = this.pendingReleases.get(id) ?? this.#fetchRelease(id);
    this.pendingReleases.set(id, pendingRelease);
    return await pendingRelease;
  }

  /**
   * Verifies and runs a build that a dev server pushed.
   *
   * @throws {RefusedReleaseError}
   */
  async openDevBuild(files: DevBuildFiles, base: string): Promise<OpenedRelease> {
    try {
      const { id } = parseReleaseSignature(files.signature.toString('utf8'));
      const signature = this.#reader.verifyAndParseSignature(id, files.signature);
      const { document, bundle } = files;
      return await this.#reader.open(signature, { document, bundle }, base);
    } catch (error) {
      throw this.#createRefusalError('dev', error);
    }
  }

  async #fetchRelease(id: string): Promise<OpenedRelease> {
    try {
      const signature = this.#reader.verifyAndParseSignature(
        id,
        await this.#reader.fetchReleaseSignature(id),
      );
      const openedRelease = await this.#reader.fetch(signature);
      this.#releases.set(id, openedRelease);
      return openedRelease;
    } catch (error) {
      if (error instanceof FetchError) throw this.#createFetchFailureError(id, error);
      const refusal = this.#createRefusalError(id, error);
      this.#refusalErrors.set(id, refusal);
      throw refusal;
    } finally {
      this.pendingReleases.delete(id);
    }
  }

  #createFetchFailureError(id: string, error: FetchError): Error {
    const name = `${this.#remote}@${id}`;
    if (error.status === 404) {
      return new UnknownReleaseError(`there is no ${name}`, { cause: error });
    }
    return new OriginUnavailableError(`${name} is unavailable: ${error.message}`, { cause: error });
  }

  #createRefusalError(id: string, error: unknown): RefusedReleaseError {
    const name = `${this.#remote}@${id}`;
    return new RefusedReleaseError(`${name} is refused: ${getErrorMessage(error)}`, {
      cause: error,
    });
  }
}
