import { ulid } from 'ulid';

import type { SearchFrequency } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { searchOrderPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { confirmSearchMail, searchHitsMail } from '#mail/search-mails.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import {
  changeSearch,
  findDue,
  findHits,
  findSearch,
  insertHits,
} from './saved-search.repository.ts';
import type { SearchKinds } from './saved-search.service.ts';

const MINUTE_MS = 60_000;
/** How often all searches are looked through for those that are due. */
export const SWEEP_MS = 5 * MINUTE_MS;
/** A thing may become visible a little after the moment it carries. */
const OVERLAP_MS = 10 * MINUTE_MS;
const DUE_AT_ONCE = 500;
/** Hits that one mail names; it counts the others and leads to them. */
const NAMED_HITS = 20;

const PAUSES: Readonly<Record<SearchFrequency, number>> = {
  sofort: SWEEP_MS,
  taeglich: 24 * 60 * MINUTE_MS,
  woechentlich: 7 * 24 * 60 * MINUTE_MS,
};

/** Orders one look through all searches per slot of time, however many processes ask for it. */
export async function orderSweep(db: Drizzle, now = new Date()): Promise<void> {
  const slot = Math.floor(now.getTime() / SWEEP_MS);
  await enqueue(db, {
    kind: 'saved-search.sweep',
    payload: { slot },
    idempotencyKey: `saved-search.sweep:${slot}`,
  });
}

/** Keeps ordering it; returns a function that stops and waits for an order under way. */
export function keepSweeping(db: Drizzle): () => Promise<void> {
  const order = () => orderSweep(db).catch(() => undefined);
  let running = order();
  const timer = setInterval(() => {
    running = order();
  }, SWEEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export interface SavedSearchJobParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly kinds: SearchKinds;
  readonly wakeJobs: () => void;
}

/**
 * The jobs that look for what is new and write about it. What was found, how far was looked and the
 * mail are written in one transaction: a killed process finds it again and tells nothing twice.
 */
export function createSavedSearchJobs(
  parts: SavedSearchJobParts,
): Pick<
  JobHandlers,
  'saved-search.sweep' | 'saved-search.run' | 'mail.saved-search' | 'mail.saved-search-confirm'
> {
  const { db, mailer, siteUrl, signedIds, kinds, wakeJobs } = parts;
  return {
    'saved-search.sweep': async () => {
      const now = new Date();
      // One that failed for good is tried again an hour later; two runs of one tell nothing twice.
      const hour = Math.floor(now.getTime() / (60 * MINUTE_MS));
      for (const { id, dueAt } of await findDue(db, now, DUE_AT_ONCE)) {
        await enqueue(db, {
          kind: 'saved-search.run',
          payload: { searchId: id },
          idempotencyKey: `saved-search.run:${id}:${dueAt.getTime()}:${hour}`,
        });
      }
      wakeJobs();
    },
    'saved-search.run': async ({ payload: { searchId } }) => {
      const now = new Date();
      const search = await findSearch(db, searchId);
      if (search?.state !== 'aktiv' || search.dueAt > now) return;
      const { kind, query, seenUntil } = search;
      const began = search.confirmedAt?.getTime() ?? seenUntil.getTime();
      const since = new Date(Math.max(seenUntil.getTime() - OVERLAP_MS, began));
      const found = await kinds[kind].hits(new URLSearchParams(query), since);
      await db.transaction(async (tx) => {
        const locked = await findSearch(tx, searchId, true);
        // Another process was faster, or its owner changed it meanwhile.
        if (locked?.version !== search.version) return;
        const mailId = ulid();
        const fresh = await insertHits(tx, searchId, mailId, found);
        await changeSearch(tx, searchId, {
          seenUntil: now,
          dueAt: new Date(now.getTime() + PAUSES[search.frequency]),
          ...(fresh > 0 && { lastSentAt: now }),
        });
        if (fresh === 0) return;
        await enqueue(tx, { kind: 'mail.saved-search', payload: { searchId, mailId } });
      });
      wakeJobs();
    },
    'mail.saved-search': async ({ id, payload: { searchId, mailId } }) => {
      const search = await findSearch(db, searchId);
      if (search?.state !== 'aktiv') return;
      const hits = await findHits(db, searchId, mailId);
      const code = signedIds.sign('saved-search', searchId);
      const content = searchHitsMail({
        title: search.title,
        hits: hits
          .slice(0, NAMED_HITS)
          .map(({ title, facts, path }) => ({ title, facts, url: siteUrl + path })),
        more: Math.max(0, hits.length - NAMED_HITS),
        url: `${siteUrl}${kinds[search.kind].path}${search.query ? `?${search.query}` : ''}`,
        manageUrl: siteUrl + searchOrderPaths.einer(code),
      });
      await mailer.send({
        ...renderMail(content),
        to: search.email,
        id,
        headers: {
          'List-Id': `<${searchId.toLowerCase()}.suchauftrag.${new URL(siteUrl).hostname}>`,
          'List-Unsubscribe': `<${siteUrl}/api/suchauftraege/one-click?code=${code}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    'mail.saved-search-confirm': async ({ id, payload: { searchId } }) => {
      const search = await findSearch(db, searchId);
      if (search?.state !== 'wartet') return;
      const code = signedIds.sign('saved-search-confirm', searchId);
      const content = confirmSearchMail(search.title, siteUrl + searchOrderPaths.bestaetigen(code));
      await mailer.send({ ...renderMail(content), to: search.email, id });
    },
  };
}
