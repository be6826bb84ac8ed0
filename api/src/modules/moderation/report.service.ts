import { and, eq, inArray, lt } from 'drizzle-orm';
import { ulid } from 'ulid';
import type {
  ReportReceipt,
  ReportRequest,
  ReportStatus,
} from '@gruenland/shared-contracts/api/moderation.ts';
import { cannedReasons, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { ReportReason } from '@gruenland/shared-contracts/moderation.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { reports } from '#db/tables/moderation.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import {
  appealMonths,
  findCase,
  findCasesOf,
  insertDecided,
  openCase,
  saveCase,
} from './case.repository.ts';
import type { ModerationKind, ModerationKinds, StoredCase } from './moderation-kind.ts';
import { reporterLabel } from './report-data.ts';

export type StoredReport = typeof reports.$inferSelect;

/** Notices about entries, by anybody (DSA Art. 16). */
export interface ReportService {
  /** @throws Problem `form.invalid` for an address that is no entry of ours */
  send(request: ReportRequest, call: CreatingCall | null): Promise<ReportReceipt>;
  /** @throws Problem `token.invalid` */
  read(code: string): Promise<ReportStatus>;
  /**
   * Whoever sent it objects to a decision that let the entry stand (DSA Art. 20 Abs. 1).
   *
   * @throws Problem `token.invalid`, or `record.state` where there is nothing to object to (any more)
   */
  object(code: string, text: string): Promise<ReportStatus>;
}

/** How urgent each reason is, in the desk's scale of 0–100. */
const urgency: Readonly<Record<ReportReason, number>> = {
  jugendschutz: 95,
  hass: 85,
  belaestigung: 65,
  betrug: 80,
  tierschutz: 75,
  'verbotene-ware': 75,
  datenschutz: 70,
  urheber: 55,
  doppelt: 25,
  kategorie: 20,
  verkauft: 20,
};

export async function findReport(db: Executor, id: string): Promise<StoredReport | null> {
  const rows = await db.select().from(reports).where(eq(reports.id, id));
  return rows[0] ?? null;
}

/** Whether anybody has complained about one of these entries. */
export async function isReported(
  db: Executor,
  kind: StoredReport['targetKind'],
  ids: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetKind, kind), inArray(reports.targetId, [...ids])))
    .limit(1);
  return rows.length > 0;
}

/** Number of a notice, as its receipt names it. */
export const reportNumber = (id: string) => `M-${id.slice(-8)}`;

export async function deleteOldReports(db: Executor, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.decidedAt, before));
}

export interface ReportParts {
  readonly db: Drizzle;
  readonly kinds: ModerationKinds;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
  /** Whether this address may be written to once more. */
  readonly mayMail: (email: string) => Promise<boolean>;
}

async function findTarget(db: Executor, kinds: ModerationKinds, url: string) {
  const path = url.split(/[?#]/u)[0] ?? '';
  for (const kind of kinds.values()) {
    const found = await kind.target(db, path);
    if (found) return { ...found, kind: kind.kind };
  }
  const message = 'Unter dieser Adresse steht kein Eintrag, den man melden kann.';
  throw new Problem('form.invalid', { fields: { url: message } });
}

/** What somebody complains about. */
export interface ReportTarget {
  readonly kind: StoredReport['targetKind'];
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Further texts for the desk: what nobody else can look up. */
  readonly evidence?: Readonly<Record<string, string>>;
}

/** Writes a notice down, puts it before the desk and orders its receipt, where one is to be sent. */
export async function fileReport(
  tx: Executor,
  { kind, id: targetId, title, url, evidence }: ReportTarget,
  notice: {
    readonly reason: ReportReason;
    readonly explanation: string;
    readonly name: string | null;
    readonly email: string | null;
  },
  receipt: boolean,
): Promise<{ readonly id: string }> {
  const { reason, explanation, name } = notice;
  const id = ulid();
  await tx.insert(reports).values({ ...notice, id, targetKind: kind, targetId, targetUrl: url });
  await openCase(tx, {
    kind: 'report',
    subjectId: id,
    title: `Meldung: ${title}`,
    score: urgency[reason],
    reasons: [{ code: `meldung-${reason}`, text: reportReasons[reason] }],
    proposal: {},
    content: {
      Eintrag: title,
      Adresse: url,
      Grund: reportReasons[reason],
      Begründung: explanation,
      [reporterLabel]: name ?? 'ohne Namen',
      ...evidence,
    },
  });
  if (receipt) await enqueue(tx, { kind: 'mail.report-received', payload: { reportId: id } });
  return { id };
}

/** The case in which it was decided on a notice. */
async function decidedCase(db: Executor, reportId: string): Promise<StoredCase | null> {
  const [latest] = await findCasesOf(db, 'report', reportId);
  return latest ?? null;
}

/** What let an entry stand can be objected to once, for six months; all else is the owner's. */
function appealOf({ state, appeal, decidedAt }: StoredCase): ReportStatus['appeal'] {
  if (appeal) return appeal;
  const since = new Date();
  since.setMonth(since.getMonth() - appealMonths);
  return state === 'approved' && decidedAt && decidedAt >= since ? 'possible' : null;
}

function statusOf(report: StoredReport, decided: StoredCase | null): ReportStatus {
  const { measure, decidedAt } = report;
  return {
    number: reportNumber(report.id),
    url: report.targetUrl,
    reason: report.reason as ReportReason,
    receivedAt: report.createdAt.toISOString(),
    decision: decidedAt && {
      at: decidedAt.toISOString(),
      measure: measure ?? false,
      note: report.decisionNote,
    },
    appeal: decided && appealOf(decided),
    appealNote: decided?.appealNote ?? null,
  };
}

export function createReportService(parts: ReportParts): ReportService {
  const { db, kinds, signedIds, wakeJobs, mayMail } = parts;
  const byCode = async (tx: Executor, code: string): Promise<StoredReport> => {
    const id = signedIds.read('report', code);
    const report = id === null ? null : await findReport(tx, id);
    if (!report) throw new Problem('token.invalid');
    return report;
  };
  return {
    send: async ({ url, reason, explanation, name, email }, call) => {
      const target = await findTarget(db, kinds, url);
      // The notice counts all the same; its receipt is the page that follows.
      const receipt = email ? await mayMail(email) : false;
      const { id } = await db.transaction((tx) =>
        once(tx, call, () => {
          const about = { ...target, url };
          const by = { name: name ?? null, email: email ?? null };
          return fileReport(tx, about, { reason, explanation, ...by }, receipt);
        }),
      );
      wakeJobs();
      return { code: signedIds.sign('report', id) };
    },
    read: async (code) => {
      const report = await byCode(db, code);
      return statusOf(report, await decidedCase(db, report.id));
    },
    object: async (code, text) =>
      db.transaction(async (tx) => {
        const report = await byCode(tx, code);
        const decided = await decidedCase(tx, report.id);
        const stored = decided && (await findCase(tx, decided.id, true));
        if (!stored || appealOf(stored) !== 'possible') throw new Problem('record.state');
        const change = { appeal: 'open', appealText: text, appealAt: new Date() } as const;
        await saveCase(tx, stored.id, change);
        return statusOf(report, { ...stored, ...change });
      }),
  };
}

/** Takes away what was reported, for a reason that its owner is told of and can object to. */
async function takeAway(
  tx: Executor,
  kinds: ModerationKinds,
  stored: StoredCase,
  decision: Pick<StoredCase, 'reason' | 'note' | 'decidedBy'>,
): Promise<void> {
  const report = await findReport(tx, stored.subjectId);
  if (!report) throw new Problem('record.not-found');
  const blocked = await kinds.get(report.targetKind)?.block(tx, report.targetId);
  // Its owner was quicker: what was reported is gone.
  if (!blocked) return;
  const about = { kind: report.targetKind, subjectId: report.targetId };
  const entry = { ...about, ...blocked, score: stored.score, reasons: stored.reasons };
  const caseId = await insertDecided(tx, entry, decision);
  await enqueue(tx, { kind: 'mail.moderation-rejected', payload: { caseId } });
}

/** The reason an owner is told, where the notice alone says what is wrong. */
async function reasonOf(tx: Executor, { subjectId }: StoredCase): Promise<string | null> {
  const report = await findReport(tx, subjectId);
  return report && Object.hasOwn(cannedReasons, report.reason) ? report.reason : null;
}

async function endReport(tx: Executor, decided: StoredCase, measure: boolean): Promise<void> {
  await tx
    .update(reports)
    .set({ state: 'decided', measure, decisionNote: decided.reporterNote, decidedAt: new Date() })
    .where(eq(reports.id, decided.subjectId));
  await enqueue(tx, { kind: 'mail.report-decided', payload: { reportId: decided.subjectId } });
}

/**
 * Notices as cases of the desk: letting the entry stand, or taking it away for a reason that its
 * owner is told of and can object to.
 */
export function reportKind(others: () => ModerationKinds): ModerationKind {
  return {
    kind: 'report',
    label: 'Ihre Meldung',
    approve: (tx, decided) => endReport(tx, decided, false),
    reject: async (tx, decided) => {
      const { reason, note, decidedBy } = decided;
      await takeAway(tx, others(), decided, { reason, note, decidedBy });
      await endReport(tx, decided, true);
    },
    // What was said to who objected is not for the owner, who gets reasons of their own.
    grantAppeal: async (tx, decided) => {
      const reason = await reasonOf(tx, decided);
      await takeAway(tx, others(), decided, {
        reason,
        note: null,
        decidedBy: decided.appealDecidedBy,
      });
      await tx.update(reports).set({ measure: true }).where(eq(reports.id, decided.subjectId));
    },
    // The entry stands as before; mail and page tell.
    denyAppeal: async () => undefined,
    block: async () => null,
    isOf: async (db, subjectId, person) => {
      const report = await findReport(db, subjectId);
      if (!report) return false;
      if (report.email === person.email) return true;
      const kind = others().get(report.targetKind);
      return kind ? kind.isOf(db, report.targetId, person) : false;
    },
    concerned: async () => null,
    target: async () => null,
  };
}

/** Whether a decision about the entry can be objected to, and how that stands. */
export async function latestDecision(
  db: Executor,
  kind: StoredCase['kind'],
  subjectId: string,
): Promise<StoredCase | null> {
  const [latest] = await findCasesOf(db, kind, subjectId);
  return latest?.state === 'rejected' && latest.appeal !== 'granted' ? latest : null;
}
