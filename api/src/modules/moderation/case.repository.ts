import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulid';
import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { moderationCases as cases } from '#db/tables/moderation.ts';
import type { ReviewReason, ModerationKindName } from '#db/tables/moderation.ts';

import type { StoredCase } from './moderation-kind.ts';

/** Label of the pictures in a case's content. The text with this label has one URL per line. */
export const picturesLabel = 'Bilder';

export interface NewCase {
  readonly kind: ModerationKindName;
  readonly subjectId: string;
  readonly title: string;
  readonly score: number;
  readonly reasons: readonly ReviewReason[];
  readonly content: Readonly<Record<string, string>>;
  /** Content of the published version, if the case is about a change to the entry. */
  readonly before?: Readonly<Record<string, string>> | null;
  /** The version of the entry that an approval publishes, as the entry's module stores it. */
  readonly proposal: Readonly<Record<string, unknown>>;
}

/** Opens a case and replaces any open case about the same entry. */
export async function openCase(tx: Executor, entry: NewCase): Promise<string> {
  await closeCases(tx, entry.kind, entry.subjectId);
  const id = ulid();
  await tx.insert(cases).values({ ...entry, id, score: Math.min(100, Math.round(entry.score)) });
  return id;
}

/** Stores a decision on a report as a case, so that the owner of the entry can appeal. */
export async function insertDecidedCase(
  tx: Executor,
  entry: NewCase,
  decision: Pick<StoredCase, 'reason' | 'note' | 'decidedBy'>,
): Promise<string> {
  await closeCases(tx, entry.kind, entry.subjectId);
  const id = ulid();
  const decidedAt = new Date();
  await tx.insert(cases).values({ ...entry, ...decision, id, state: 'rejected', decidedAt });
  return id;
}

/** Sets the open cases about an entry to `obsolete`. */
export async function closeCases(
  tx: Executor,
  kind: ModerationKindName,
  subjectId: string,
): Promise<void> {
  await tx
    .update(cases)
    .set({ state: 'obsolete', version: sql`${cases.version} + 1` })
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), eq(cases.state, 'open')));
}

export async function findCase(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredCase | null> {
  const query = db.select().from(cases).where(eq(cases.id, id));
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** Returns all cases about one entry, latest first. */
export async function findCasesOfEntry(
  db: Executor,
  kind: ModerationKindName,
  subjectId: string,
): Promise<StoredCase[]> {
  return db
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), ne(cases.state, 'obsolete')))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(20);
}

export async function saveCase(
  tx: Executor,
  id: string,
  change: Partial<typeof cases.$inferInsert>,
): Promise<void> {
  await tx
    .update(cases)
    .set({ ...change, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, id));
}

/** Deletes all cases about the given entries. */
export async function deleteCasesOfEntries(
  tx: Executor,
  kind: ModerationKindName,
  subjectIds: readonly string[],
): Promise<void> {
  await tx
    .delete(cases)
    .where(and(eq(cases.kind, kind), inArray(cases.subjectId, [...subjectIds])));
}

/** Deletes cases that are no longer open and were last changed before `closedBefore`. */
export async function deleteOldCases(db: Executor, closedBefore: Date): Promise<void> {
  await deleteInBatches(db, cases, and(ne(cases.state, 'open'), lt(cases.updatedAt, closedBefore)));
}

const viewConditions = {
  offen: eq(cases.state, 'open'),
  einsprueche: eq(cases.appeal, 'open'),
  entschieden: sql`${cases.state} in ('approved', 'rejected')`,
};
/** Number of cases per page of the queue. */
export const casesPerPage = 50;

/**
 * Returns one page of the queue: open cases by risk, then by waiting time; decided cases newest
 * first.
 */
export async function findCasesInView(
  db: Executor,
  view: keyof typeof viewConditions,
  page: number,
): Promise<StoredCase[]> {
  const order =
    view === 'entschieden'
      ? [desc(cases.decidedAt), desc(cases.id)]
      : [desc(cases.score), asc(cases.createdAt), asc(cases.id)];
  return db
    .select()
    .from(cases)
    .where(viewConditions[view])
    .orderBy(...order)
    .limit(casesPerPage)
    .offset((page - 1) * casesPerPage);
}

/** Counts the cases in one view of the moderation queue. */
export async function countCasesInView(
  db: Executor,
  view: keyof typeof viewConditions,
): Promise<number> {
  return db.$count(cases, viewConditions[view]);
}

export async function countOpenCasesAndAppeals(
  db: Executor,
): Promise<{ open: number; appeals: number }> {
  const [openCountRow] = await db
    .select({ count: count() })
    .from(cases)
    .where(viewConditions.offen);
  const [appealCountRow] = await db
    .select({ count: count() })
    .from(cases)
    .where(viewConditions.einsprueche);
  return { open: openCountRow?.count ?? 0, appeals: appealCountRow?.count ?? 0 };
}

/** Returns the latest case about an entry if it was rejected and no appeal was granted. */
export async function findLatestDecision(
  db: Executor,
  kind: StoredCase['kind'],
  subjectId: string,
): Promise<StoredCase | null> {
  return (await findLatestDecisions(db, kind, [subjectId])).get(subjectId) ?? null;
}

/**
 * Returns the latest case about each entry, by entry id, if it was rejected and no appeal was
 * granted.
 */
export async function findLatestDecisions(
  db: Executor,
  kind: StoredCase['kind'],
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCase>> {
  if (subjectIds.length === 0) return new Map();
  const latestCases = await db
    .selectDistinctOn([cases.subjectId])
    .from(cases)
    .where(
      and(
        eq(cases.kind, kind),
        inArray(cases.subjectId, [...subjectIds]),
        ne(cases.state, 'obsolete'),
      ),
    )
    .orderBy(cases.subjectId, desc(cases.createdAt), desc(cases.id));
  return new Map(
    latestCases
      .filter(({ state, appeal }) => state === 'rejected' && appeal !== 'granted')
      .map((latestCase) => [latestCase.subjectId, latestCase]),
  );
}
