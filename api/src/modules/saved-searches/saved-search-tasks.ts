import { ulid } from 'ulid';

import type { SavedSearchFrequency } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { savedSearchPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTask, enqueueTasks } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createConfirmSearchMail, createSearchHitsMail } from '#mail/search-mails.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import {
  changeSearch,
  findDueSearches,
  findHits,
  findSearch,
  insertHits,
  postponeSearches,
} from './saved-search.repository.ts';
import { savedSearchKinds } from './search-kind.ts';
import type { SearchKinds } from './saved-search-dependencies.ts';

const MINUTE_MS = 60_000;
/** Milliseconds between two checks for due searches. A check queues each due search. */
const DUE_CHECK_INTERVAL_MS = 5 * MINUTE_MS;
/**
 * Milliseconds by which the search periods of two consecutive runs overlap, because entries may
 * become visible shortly after publication.
 */
const RUN_OVERLAP_MS = 10 * MINUTE_MS;
/** Number of due searches that are read and queued at a time. */
const DUE_BATCH_SIZE = 500;
/** Maximum number of hits listed in one mail. The mail counts the others and links to the list. */
const MAX_LISTED_HITS = 20;

const INTERVALS_MS: Readonly<Record<SavedSearchFrequency, number>> = {
  immediately: DUE_CHECK_INTERVAL_MS,
  daily: 24 * 60 * MINUTE_MS,
  weekly: 7 * 24 * 60 * MINUTE_MS,
};

/** Queues one check for due searches per interval, regardless of the number of processes. */
export async function queueDueSearchCheck(db: Drizzle, now = new Date()): Promise<void> {
  const intervalNumber = Math.floor(now.getTime() / DUE_CHECK_INTERVAL_MS);
  await enqueueTask(db, {
    kind: 'saved-search.schedule',
    payload: { slot: intervalNumber },
    idempotencyKey: `saved-search.schedule:${intervalNumber}`,
  });
}

/**
 * Queues checks for due searches periodically. @returns a function that stops the timer and waits
 * until the current check is queued
 */
export function startSearchScheduler(db: Drizzle): () => Promise<void> {
  const queueCheckSafely = () => queueDueSearchCheck(db).catch(() => undefined);
  let pendingCheck = queueCheckSafely();
  const timer = setInterval(() => {
    pendingCheck = queueCheckSafely();
  }, DUE_CHECK_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pendingCheck;
  };
}

export interface SavedSearchTaskDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly kinds: SearchKinds;
  readonly notifyTaskRunner: () => void;
}

/** Queues a run of each due search whose list may have something new. */
async function queueDueSearches({
  db,
  kinds,
  notifyTaskRunner,
}: SavedSearchTaskDependencies): Promise<void> {
  const now = new Date();
  for (const kind of savedSearchKinds.requiredNames) {
    const lastPublication = await kinds[kind].findLastPublication();
    await postponeSearches(db, kind, {
      now,
      dueAt: new Date(now.getTime() + DUE_CHECK_INTERVAL_MS),
      lastPublication: lastPublication && new Date(lastPublication.getTime() + RUN_OVERLAP_MS),
    });
  }
  // The idempotency key contains the hour: a run that has failed permanently is queued again in
  // the next hour. No hit is reported twice.
  const hour = Math.floor(now.getTime() / (60 * MINUTE_MS));
  for (let afterId: string | undefined = ''; afterId !== undefined; notifyTaskRunner()) {
    const batch = await findDueSearches(db, now, { afterId, limit: DUE_BATCH_SIZE });
    await enqueueTasks(
      db,
      batch.map(({ id, dueAt }) => ({
        kind: 'saved-search.run',
        payload: { searchId: id },
        idempotencyKey: `saved-search.run:${id}:${dueAt.getTime()}:${hour}`,
      })),
    );
    afterId = batch.at(-1)?.id;
  }
}

/**
 * Creates the task handlers that run due searches and mail new hits. One transaction writes hits,
 * progress and the mail task, so that a run repeated after a crash mails no hit twice.
 */
export function createSavedSearchTasks(
  dependencies: SavedSearchTaskDependencies,
): Pick<
  TaskHandlers,
  'saved-search.schedule' | 'saved-search.run' | 'mail.saved-search' | 'mail.saved-search-confirm'
> {
  const { db, mailer, siteUrl, signedIds, kinds, notifyTaskRunner } = dependencies;
  return {
    'saved-search.schedule': () => queueDueSearches(dependencies),
    'saved-search.run': async ({ payload: { searchId } }) => {
      const now = new Date();
      const search = await findSearch(db, searchId);
      if (search?.state !== 'active' || search.dueAt > now) return;
      const { kind, query, seenUntil } = search;
      const startedAt = search.confirmedAt?.getTime() ?? seenUntil.getTime();
      const sinceDate = new Date(Math.max(seenUntil.getTime() - RUN_OVERLAP_MS, startedAt));
      const foundHits = await kinds[kind].findHits(new URLSearchParams(query), sinceDate);
      await db.transaction(async (tx) => {
        const lockedSearch = await findSearch(tx, searchId, true);
        // Does nothing if another process was faster or the owner has changed the search.
        if (lockedSearch?.version !== search.version) return;
        const mailId = ulid();
        const newHitCount = await insertHits(tx, searchId, mailId, foundHits);
        await changeSearch(tx, searchId, {
          seenUntil: now,
          dueAt: new Date(now.getTime() + INTERVALS_MS[search.frequency]),
          ...(newHitCount > 0 && { lastSentAt: now }),
        });
        if (newHitCount === 0) return;
        await enqueueTask(tx, { kind: 'mail.saved-search', payload: { searchId, mailId } });
      });
      notifyTaskRunner();
    },
    'mail.saved-search': async ({ id, payload: { searchId, mailId } }) => {
      const search = await findSearch(db, searchId);
      if (search?.state !== 'active') return;
      const hits = await findHits(db, searchId, mailId);
      const code = signedIds.sign('saved-search', searchId);
      const content = createSearchHitsMail({
        title: search.title,
        hits: hits
          .slice(0, MAX_LISTED_HITS)
          .map(({ title, facts, path }) => ({ title, facts, url: siteUrl + path })),
        furtherHitCount: Math.max(0, hits.length - MAX_LISTED_HITS),
        url: `${siteUrl}${kinds[search.kind].path}${search.query ? `?${search.query}` : ''}`,
        manageUrl: siteUrl + savedSearchPaths.detail(code),
      });
      await mailer.send({
        ...renderMail(content),
        to: search.email,
        id,
        headers: {
          'List-Id': `<${searchId.toLowerCase()}.suchauftrag.${new URL(siteUrl).hostname}>`,
          'List-Unsubscribe': `<${siteUrl}/api/saved-searches/one-click?code=${code}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    'mail.saved-search-confirm': async ({ id, payload: { searchId } }) => {
      const search = await findSearch(db, searchId);
      if (search?.state !== 'unconfirmed') return;
      const code = signedIds.sign('saved-search-confirm', searchId);
      const content = createConfirmSearchMail(siteUrl + savedSearchPaths.confirm(code));
      await mailer.send({ ...renderMail(content), to: search.email, id });
    },
  };
}
