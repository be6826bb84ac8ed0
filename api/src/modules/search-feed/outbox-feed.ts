import { ulid } from 'ulid';

import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';

import type { Notice } from './outbox.repository.ts';
import {
  giveLease,
  readNoticeIds,
  readNotices,
  removeNotices,
  takeLease,
} from './outbox.repository.ts';
import type { FeedTools } from './search-feed.service.ts';

/** Milliseconds between two looks; between two full comparisons; after a failure, at most. */
const PAUSES = { look: 400, compare: 60 * 60_000, retry: 1000, longest: 60_000 };
/** Seconds after which another process takes over from one that died. */
const LEASE_SECONDS = 20;
const LEASE = 'search-feed';
/** Notices of one turn. */
const MOST = 500;

/** Things of one kind that the database has and the search finds. */
export interface OutboxSource {
  readonly kind: Notice['kind'];
  /** All that may be found, or those of the given ids that may. */
  read(ids?: readonly string[]): Promise<readonly SearchDocument[]>;
}

export interface OutboxFeed {
  close(): Promise<void>;
}

/**
 * Tells the search of what the outbox names. Of several processes one does it at a time, so that no
 * older state is written over a newer one. At the start, after a failure and every hour everything
 * is compared; a notice is taken away once the search has acknowledged it.
 */
class OutboxRun {
  readonly #db: Executor;
  readonly #sources: readonly OutboxSource[];
  readonly #tools: FeedTools;
  readonly #holder = ulid();
  #comparedAt = -Infinity;
  #heldUntil = -Infinity;
  #closing = false;

  constructor(db: Executor, sources: readonly OutboxSource[], tools: FeedTools) {
    this.#db = db;
    this.#sources = sources;
    this.#tools = tools;
  }

  /** Ends without waiting for what is under way. */
  stop(): void {
    this.#closing = true;
  }

  /** Gives up its place, so that another process need not wait for it. */
  leave(): Promise<void> {
    return giveLease(this.#db, LEASE, this.#holder);
  }

  /** Compares everything at the next turn: what is in the index is not certain. */
  distrust(): void {
    this.#comparedAt = -Infinity;
  }

  /** @throws where database or search are away */
  async turn(): Promise<void> {
    if (!(await this.#holds())) {
      // Another process has it; this one compares once it takes over.
      this.distrust();
      return;
    }
    if (Date.now() - this.#comparedAt > PAUSES.compare) await this.#compareAll();
    for (;;) {
      const notices = await readNotices(this.#db, MOST);
      if (notices.length === 0 || this.#closing || !(await this.#holds())) return;
      await this.#tell(notices);
      await removeNotices(
        this.#db,
        notices.map(({ id }) => id),
      );
    }
  }

  /** Whether its place is this process's for a while; renewed before half of it has gone. */
  async #holds(): Promise<boolean> {
    const now = performance.now();
    if (this.#heldUntil - now > LEASE_SECONDS * 500) return true;
    const taken = await takeLease(this.#db, LEASE, this.#holder, LEASE_SECONDS);
    this.#heldUntil = taken ? now + LEASE_SECONDS * 1000 : -Infinity;
    return taken;
  }

  async #compareAll(): Promise<void> {
    const { writer, settings, log } = this.#tools;
    await settings();
    const answered = await readNoticeIds(this.#db);
    for (const { kind, read } of this.#sources) {
      if (this.#closing || !(await this.#holds())) return;
      const written = await writer.sync(kind, await read());
      if (written.length > 0)
        log.info({ kind, written: written.length }, 'search: brought up to date');
    }
    await removeNotices(this.#db, answered);
    this.#comparedAt = Date.now();
  }

  async #tell(notices: readonly Notice[]): Promise<void> {
    for (const { kind, read } of this.#sources) {
      const own = notices.filter((notice) => notice.kind === kind);
      const ids = [...new Set(own.map(({ itemId }) => itemId))];
      if (ids.length === 0) continue;
      await this.#tools.writer.write(kind, ids, await read(ids));
    }
  }
}

/** Starts telling the search; failures are tried again until it works. */
export function startOutboxFeed(
  db: Executor,
  sources: readonly OutboxSource[],
  tools: FeedTools,
): OutboxFeed {
  const run = new OutboxRun(db, sources, tools);
  let timer: NodeJS.Timeout | undefined;
  let pause = PAUSES.retry;
  let closed = false;
  let current: Promise<void> = Promise.resolve();
  const plan = (ms: number): void => {
    if (closed) return;
    timer = setTimeout(() => {
      current = work();
    }, ms);
    timer.unref();
  };
  const work = async (): Promise<void> => {
    try {
      await run.turn();
      pause = PAUSES.retry;
      plan(PAUSES.look);
    } catch (error) {
      if (pause === PAUSES.retry && !closed) {
        tools.log.warn({ error: describeError(error) }, 'search: could not be told of changes');
      }
      run.distrust();
      plan(pause);
      pause = Math.min(pause * 2, PAUSES.longest);
    }
  };
  plan(0);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      run.stop();
      await current;
      await run.leave().catch(() => undefined);
    },
  };
}
