import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';

/**
 * `loading`: nothing tried to its end yet. `live`: the origin's release is held. `stale`: a good
 * release is held, but the origin is away or offers a bad one. `unavailable`: none is held.
 */
export interface RemoteStatus {
  readonly name: string;
  readonly state: 'loading' | 'live' | 'stale' | 'unavailable';
  readonly id: string | null;
  readonly sequence: number | null;
  /** ISO 8601 time since which state, release and problem have been as they are. */
  readonly since: string | null;
  readonly problem: string | null;
}

/** Where one remote stands. Writes to the log when that changes, not with every look at it. */
export class StatusBoard {
  readonly #log: Logger;
  #status: RemoteStatus;

  constructor(name: string, log: Logger) {
    this.#log = log;
    this.#status = {
      name,
      state: 'loading',
      id: null,
      sequence: null,
      since: null,
      problem: null,
    };
  }

  get status(): RemoteStatus {
    return this.#status;
  }

  /**
   * @param held the release in use
   * @param problem what is wrong with the origin or with what it offers
   */
  report(held: LatestDocument | null, problem: string | null): void {
    const id = held?.id ?? null;
    const sequence = held?.sequence ?? null;
    const before = this.#status;
    const state = stateOf(held !== null, problem);
    const same =
      before.state === state && before.problem === problem && before.sequence === sequence;
    if (same) return;
    const since = new Date().toISOString();
    this.#status = { name: before.name, state, id, sequence, since, problem };
    const fields = { remote: before.name, release: id, sequence, state };
    if (problem === null) this.#log.info(fields, 'release is live');
    else this.#log.warn({ ...fields, problem }, 'release trouble');
  }
}

function stateOf(held: boolean, problem: string | null): RemoteStatus['state'] {
  if (!held) return 'unavailable';
  return problem === null ? 'live' : 'stale';
}
