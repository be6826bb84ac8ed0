import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** The release under trial, as it is offered; `problem` says why nobody gets it. */
export interface CanaryStatus {
  readonly id: string | null;
  /** Whole percent of visitors. */
  readonly share: number | null;
  readonly problem: string | null;
}

/**
 * `loading`: nothing tried to its end yet. `live`: the origin's release is held. `stale`: a good
 * release is held, but the origin is away or offers a bad one. `unavailable`: none is held.
 */
export interface RemoteStatus {
  readonly name: string;
  readonly state: 'loading' | 'live' | 'stale' | 'unavailable';
  readonly id: string | null;
  readonly sequence: number | null;
  /** Commit the held release was built from, if it is known. */
  readonly commit: string | null;
  /** ISO 8601 time since which state, release and problem have been as they are. */
  readonly since: string | null;
  readonly problem: string | null;
  readonly canary: CanaryStatus | null;
}

/** What is known of a remote after a check. */
export interface Findings {
  /** The release in use. */
  readonly held: {
    readonly id: string;
    readonly sequence: number;
    readonly commit: string | null;
  } | null;
  /** What is wrong with the origin or with what it offers. */
  readonly problem: string | null;
  readonly canary: CanaryStatus | null;
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
      commit: null,
      since: null,
      problem: null,
      canary: null,
    };
  }

  get status(): RemoteStatus {
    return this.#status;
  }

  report({ held, problem, canary }: Findings): void {
    const before = this.#status;
    const state = stateOf(held !== null, problem);
    const now = {
      name: before.name,
      state,
      id: held?.id ?? null,
      sequence: held?.sequence ?? null,
      commit: held?.commit ?? null,
      problem,
    };
    const same =
      before.state === state && before.problem === problem && before.sequence === now.sequence;
    const since = same ? before.since : new Date().toISOString();
    this.#status = { ...now, since, canary };
    if (!same) this.#logRelease(this.#status);
    if (!sameCanary(before.canary, canary)) this.#logCanary(this.#status);
  }

  #logRelease({ name, id, sequence, state, problem }: RemoteStatus): void {
    const fields = { remote: name, release: id, sequence, state };
    if (problem === null) this.#log.info(fields, 'release is live');
    else this.#log.warn({ ...fields, problem }, 'release trouble');
  }

  #logCanary({ name, sequence, canary }: RemoteStatus): void {
    const fields = { remote: name, sequence, canary: canary?.id ?? null };
    if (!canary) this.#log.info(fields, 'canary is over');
    else if (canary.problem === null)
      this.#log.info({ ...fields, share: canary.share }, 'canary is on trial');
    else this.#log.warn({ ...fields, problem: canary.problem }, 'canary trouble');
  }
}

function stateOf(held: boolean, problem: string | null): RemoteStatus['state'] {
  if (!held) return 'unavailable';
  return problem === null ? 'live' : 'stale';
}

function sameCanary(one: CanaryStatus | null, other: CanaryStatus | null): boolean {
  return one?.id === other?.id && one?.share === other?.share && one?.problem === other?.problem;
}
