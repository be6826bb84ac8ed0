import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Drizzle } from '#db/database.ts';
import { newsletterIssues } from '#db/tables/newsletter-issues.ts';
import { dataExports } from '#db/tables/privacy.ts';
import type { PeriodicTasks } from '#module/define-module.ts';
import type { SearchDocuments } from '#module/module-declarations.ts';
import { readDocumentPages } from '#modules/search-feed/read-document-pages.ts';
import { modules } from '#modules.ts';
import type { RunningTask, TaskHandlers, TaskKind, TaskPayloads } from '#queue/task-kinds.ts';
import { countWaitingTasks } from '#queue/task.repository.ts';

/** Number of due saved searches that are run. */
const savedSearchCount = 50;
/** A user with a large share of all rows; see `volume-statements.ts`. */
const ownerOfManyRows = `US${'1'.padStart(24, '0')}`;

/** Reads all documents like the comparison of the search feed, which keeps one page at a time. */
async function readPages(db: Drizzle, source: SearchDocuments): Promise<number> {
  let count = 0;
  for await (const page of readDocumentPages(db, source)) count += page.length;
  return count;
}

function runHandler<Kind extends TaskKind>(
  handlers: Partial<TaskHandlers>,
  kind: Kind,
  payload: TaskPayloads[Kind],
): Promise<void> {
  const handler = handlers[kind];
  if (!handler) throw new Error(`no module handles ${kind}`);
  const task: RunningTask<Kind> = { id: ulid(), kind, payload, attempt: 1, requestId: null };
  return handler(task, new AbortController().signal);
}

/** Number of batches of a newsletter issue that are queued, and of its mails that are sent. */
const issueBatchCount = 20;
const issueMailCount = 400;

/** Returns the tasks of a newsletter issue to nearly all subscribers. */
function createNewsletterTasks(db: Drizzle, handlers: Partial<TaskHandlers>): PeriodicTasks {
  const issueId = ulid();
  return {
    'start of a newsletter issue': async () => {
      const content = { listId: 'wochenblatt', subject: 'Weizen', text: 'Guten Tag.', author: 'x' };
      await db.insert(newsletterIssues).values({ ...content, id: issueId, state: 'scheduled' });
      await runHandler(handlers, 'newsletter.start', { issueId, version: 1 });
    },
    [`${issueBatchCount} batches of the issue`]: async () => {
      for (let number = 1; number <= issueBatchCount; number += 1)
        await runHandler(handlers, 'newsletter.batch', { issueId, number });
    },
    [`${issueMailCount} mails of the issue`]: async () => {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from newsletter_deliveries where issue_id = ${issueId} and state = 'queued' limit ${issueMailCount}`,
      );
      for (const { id } of rows)
        await runHandler(handlers, 'mail.newsletter-issue', { deliveryId: id });
    },
  };
}

/** Returns the background work that is neither hourly nor daily, by name. */
export const createVolumeTasks = (db: Drizzle, handlers: Partial<TaskHandlers>): PeriodicTasks => ({
  ...Object.fromEntries(
    modules.flatMap(({ searchDocuments }) =>
      searchDocuments
        ? [[`documents of ${searchDocuments.kind}`, () => readPages(db, searchDocuments)] as const]
        : [],
    ),
  ),
  'export of an account': async () => {
    const exportId = ulid();
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db.insert(dataExports).values({ id: exportId, userId: ownerOfManyRows, expiresAt });
    await runHandler(handlers, 'privacy.export', { exportId });
  },
  'schedule saved searches': () => runHandler(handlers, 'saved-search.schedule', { slot: 0 }),
  [`${savedSearchCount} saved searches`]: async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from saved_searches where due_at <= now() order by id limit ${savedSearchCount}`,
    );
    for (const { id } of rows) await runHandler(handlers, 'saved-search.run', { searchId: id });
  },
  'count tasks': () => countWaitingTasks(db),
  ...createNewsletterTasks(db, handlers),
  'tell all guests of an occurrence': async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select occurrence_id as id from event_registrations group by 1 order by count(*) desc limit 1`,
    );
    const [occurrence] = rows;
    if (!occurrence) throw new Error('nobody registered for an occurrence');
    const payload = { occurrenceId: occurrence.id, sequence: 1 };
    await runHandler(handlers, 'registration.notify-all', payload);
  },
});
