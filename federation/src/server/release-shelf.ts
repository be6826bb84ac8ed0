import { LRUCache } from 'lru-cache';
import { integrityOf } from '#release/integrity.ts';
import { isReleaseId, parseProof } from '#release/parse-documents.ts';
import { FetchError } from '#server/bounded-fetch.ts';
import type { OpenedRelease } from '#server/loaded-release.ts';
import { messageOf } from '#server/message-of.ts';
import { OriginAwayError, RefusedReleaseError, UnknownReleaseError } from '#server/open-errors.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import type { ReleaseReader } from '#server/release-reader.ts';
import type { GuestFiles } from '#server/watcher-options.ts';

/** Releases of one remote that are kept for previews, and refusals that are remembered. */
const KEPT = { releases: 4, refusals: 16 };

/** Whether this is the release that a statement claims. */
export function isClaimed({ release, parts }: OpenedRelease, claim: ReleaseClaim): boolean {
  return release.document.id === claim.id && integrityOf(parts.document) === claim.integrity;
}

/** Any release of one remote, by the statement that vouches for it by itself. */
export class ReleaseShelf {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #releases = new LRUCache<string, OpenedRelease>({ max: KEPT.releases });
  readonly #refused: LRUCache<string, RefusedReleaseError>;
  readonly #flights = new Map<string, Promise<OpenedRelease>>();

  /** @param retryMs milliseconds before a refused release is tried again */
  constructor(remote: string, reader: ReleaseReader, retryMs: number) {
    this.#remote = remote;
    this.#reader = reader;
    this.#refused = new LRUCache({ max: KEPT.refusals, ttl: Math.max(1, retryMs) });
  }

  /** The claimed release, if it is kept here. */
  find(claim: ReleaseClaim): OpenedRelease | null {
    const kept = this.#releases.peek(claim.id);
    return kept && isClaimed(kept, claim) ? kept : null;
  }

  /** @throws {UnknownReleaseError | RefusedReleaseError | OriginAwayError} */
  async open(id: string): Promise<OpenedRelease> {
    if (!isReleaseId(id)) throw new UnknownReleaseError(`${this.#remote} has no such release`);
    const refused = this.#refused.get(id);
    if (refused) throw refused;
    const kept = this.#releases.get(id);
    if (kept) return kept;
    const flight = this.#flights.get(id) ?? this.#fetch(id);
    this.#flights.set(id, flight);
    return await flight;
  }

  /** @throws {RefusedReleaseError} */
  async openGuest(files: GuestFiles, base: string): Promise<OpenedRelease> {
    try {
      const { id } = parseProof(files.proof.toString('utf8'));
      const proof = this.#reader.openProof(id, files.proof);
      const { document, bundle } = files;
      return await this.#reader.open(proof, { document, bundle }, base);
    } catch (error) {
      throw this.#refusal('dev', error);
    }
  }

  async #fetch(id: string): Promise<OpenedRelease> {
    try {
      const proof = this.#reader.openProof(id, await this.#reader.fetchProof(id));
      const opened = await this.#reader.fetch(proof);
      this.#releases.set(id, opened);
      return opened;
    } catch (error) {
      if (error instanceof FetchError) throw this.#absence(id, error);
      const refusal = this.#refusal(id, error);
      this.#refused.set(id, refusal);
      throw refusal;
    } finally {
      this.#flights.delete(id);
    }
  }

  #absence(id: string, error: FetchError): Error {
    const name = `${this.#remote}@${id}`;
    if (error.status === 404) {
      return new UnknownReleaseError(`there is no ${name}`, { cause: error });
    }
    return new OriginAwayError(`${name} does not come: ${error.message}`, { cause: error });
  }

  #refusal(id: string, error: unknown): RefusedReleaseError {
    const name = `${this.#remote}@${id}`;
    return new RefusedReleaseError(`${name} is refused: ${messageOf(error)}`, { cause: error });
  }
}
