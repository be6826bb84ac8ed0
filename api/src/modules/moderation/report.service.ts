import { and, eq, inArray, lt } from 'drizzle-orm';
import { ulid } from 'ulid';
import type {
  ReportReceipt,
  ReportRequest,
  ReportStatus,
} from '@gruenland/shared-contracts/api/moderation.ts';
import { predefinedReasons, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { ReportReason } from '@gruenland/shared-contracts/moderation.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { reports } from '#db/tables/moderation.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { isWithinAppealPeriod } from './appeal-period.ts';
import {
  findCase,
  findCasesOfEntry,
  insertDecidedCase,
  openCase,
  saveCase,
} from './case.repository.ts';
import type { ModerationKind, ModerationKinds, StoredCase } from './moderation-kind.ts';
import { reporterLabel } from './report-data.ts';

export type StoredReport = typeof reports.$inferSelect;

/** Accepts reports about entries from anyone (DSA Art. 16). */
export interface ReportService {
  /** Stores a report. @throws Problem `form.invalid` if the URL is not an entry of this site */
  send(request: ReportRequest, idempotentRequest: IdempotentRequest | null): Promise<ReportReceipt>;
  /** Returns the status of a report. @throws Problem `token.invalid` */
  read(code: string): Promise<ReportStatus>;
  /**
   * Appeals, as the reporter, against a decision that kept the entry (DSA Art. 20 Abs. 1).
   *
   * @throws Problem `token.invalid`; `record.state` if no decision can be appealed
   */
  appeal(code: string, text: string): Promise<ReportStatus>;
}

/** Urgency of each reason as a score from 0 to 100, which orders the moderation queue. */
const urgencyScores: Readonly<Record<ReportReason, number>> = {
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

/** Returns whether at least one of the entries with these ids was reported. */
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

/** Returns the report number as printed on the receipt. */
export const toReportNumber = (id: string) => `M-${id.slice(-8)}`;

export async function deleteOldReports(db: Executor, decidedBefore: Date): Promise<void> {
  await deleteInBatches(db, reports, lt(reports.decidedAt, decidedBefore));
}

export interface ReportDependencies {
  readonly db: Drizzle;
  readonly kinds: ModerationKinds;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}

async function findTarget(db: Executor, kinds: ModerationKinds, url: string) {
  const path = url.split(/[?#]/u)[0] ?? '';
  for (const kind of Object.values(kinds)) {
    const foundEntry = await kind.findTarget(db, path);
    if (foundEntry) return { ...foundEntry, kind: kind.kind };
  }
  const message = 'Unter dieser Adresse steht kein Eintrag, den man melden kann.';
  throw new Problem('form.invalid', { fields: { url: message } });
}

/** The reported entry. */
export interface ReportTarget {
  readonly kind: StoredReport['targetKind'];
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Labelled texts that moderators cannot look up elsewhere. */
  readonly evidence?: Readonly<Record<string, string>>;
}

/** Creates a report and its case and, if requested, queues the receipt mail. */
export async function createReport(
  tx: Executor,
  { kind, id: targetId, title, url, evidence }: ReportTarget,
  notice: {
    readonly reason: ReportReason;
    readonly explanation: string;
    readonly name: string | null;
    readonly email: string | null;
  },
  sendsMail: boolean,
): Promise<{ readonly id: string }> {
  const { reason, explanation, name } = notice;
  const id = ulid();
  await tx.insert(reports).values({ ...notice, id, targetKind: kind, targetId, targetUrl: url });
  await openCase(tx, {
    kind: 'report',
    subjectId: id,
    title: `Meldung: ${title}`,
    score: urgencyScores[reason],
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
  if (sendsMail) await enqueueTask(tx, { kind: 'mail.report-received', payload: { reportId: id } });
  return { id };
}

/** Returns the latest case about a report, decided or not. */
async function findReportCase(db: Executor, reportId: string): Promise<StoredCase | null> {
  const [latestCase] = await findCasesOfEntry(db, 'report', reportId);
  return latestCase ?? null;
}

/**
 * Returns the state of the appeal. Within six months after the decision to keep the entry, returns
 * `possible` if there is no appeal.
 */
function getAppealState({ state, appeal, decidedAt }: StoredCase): ReportStatus['appeal'] {
  if (appeal) return appeal;
  if (state !== 'approved' || !decidedAt) return null;
  return isWithinAppealPeriod(decidedAt, new Date()) ? 'possible' : null;
}

function toReportStatus(report: StoredReport, decidedCase: StoredCase | null): ReportStatus {
  const { measure, decidedAt } = report;
  return {
    number: toReportNumber(report.id),
    url: report.targetUrl,
    reason: report.reason as ReportReason,
    receivedAt: report.createdAt.toISOString(),
    decision: decidedAt && {
      at: decidedAt.toISOString(),
      measure: measure ?? false,
      note: report.decisionNote,
    },
    appeal: decidedCase && getAppealState(decidedCase),
    appealNote: decidedCase?.appealNote ?? null,
  };
}

export function createReportService(dependencies: ReportDependencies): ReportService {
  const { db, kinds, signedIds, notifyTaskRunner, tryCountMail } = dependencies;
  const requireReport = async (tx: Executor, code: string): Promise<StoredReport> => {
    const id = signedIds.read('report', code);
    const report = id === null ? null : await findReport(tx, id);
    if (!report) throw new Problem('token.invalid');
    return report;
  };
  return {
    send: async ({ url, reason, explanation, name, email }, idempotentRequest) => {
      const target = await findTarget(db, kinds, url);
      // Above the mail limit, no receipt mail is sent. The next page always shows the receipt.
      const sendsMail = email ? await tryCountMail(email) : false;
      const { id } = await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, () => {
          const reportedEntry = { ...target, url };
          const reporter = { name: name ?? null, email: email ?? null };
          return createReport(tx, reportedEntry, { reason, explanation, ...reporter }, sendsMail);
        }),
      );
      notifyTaskRunner();
      return { code: signedIds.sign('report', id) };
    },
    read: async (code) => {
      const report = await requireReport(db, code);
      return toReportStatus(report, await findReportCase(db, report.id));
    },
    appeal: async (code, text) =>
      db.transaction(async (tx) => {
        const report = await requireReport(tx, code);
        const latestCase = await findReportCase(tx, report.id);
        const caseRow = latestCase && (await findCase(tx, latestCase.id, true));
        if (!caseRow || getAppealState(caseRow) !== 'possible') throw new Problem('record.state');
        const change = { appeal: 'open', appealText: text, appealAt: new Date() } as const;
        await saveCase(tx, caseRow.id, change);
        return toReportStatus(report, { ...caseRow, ...change });
      }),
  };
}

/** Blocks the reported entry. The owner can read the reason and appeal. */
async function blockReportedEntry(
  tx: Executor,
  kinds: ModerationKinds,
  caseRow: StoredCase,
  decision: Pick<StoredCase, 'reason' | 'note' | 'decidedBy'>,
): Promise<void> {
  const report = await findReport(tx, caseRow.subjectId);
  if (!report) throw new Problem('record.not-found');
  const content = await kinds[report.targetKind].block(tx, report.targetId);
  // `content` is null if the owner removed the reported entry before the decision.
  if (!content) return;
  const reportedEntry = { kind: report.targetKind, subjectId: report.targetId };
  const entry = { ...reportedEntry, ...content, score: caseRow.score, reasons: caseRow.reasons };
  const caseId = await insertDecidedCase(tx, entry, decision);
  await enqueueTask(tx, { kind: 'mail.moderation-rejected', payload: { caseId } });
}

/** Returns the report's reason if it is also a predefined reason for decisions, otherwise null. */
async function findReportReason(tx: Executor, { subjectId }: StoredCase): Promise<string | null> {
  const report = await findReport(tx, subjectId);
  return report && Object.hasOwn(predefinedReasons, report.reason) ? report.reason : null;
}

async function closeReport(tx: Executor, caseRow: StoredCase, isBlocked: boolean): Promise<void> {
  await tx
    .update(reports)
    .set({
      state: 'decided',
      measure: isBlocked,
      decisionNote: caseRow.reporterNote,
      decidedAt: new Date(),
    })
    .where(eq(reports.id, caseRow.subjectId));
  await enqueueTask(tx, { kind: 'mail.report-decided', payload: { reportId: caseRow.subjectId } });
}

/** Creates the functions that moderation calls for reports: keep or block the reported entry. */
export function createReportModerationKind(kinds: ModerationKinds): ModerationKind {
  return {
    kind: 'report',
    label: 'Ihre Meldung',
    approve: (tx, decidedCase) => closeReport(tx, decidedCase, false),
    reject: async (tx, decidedCase) => {
      const { reason, note, decidedBy } = decidedCase;
      await blockReportedEntry(tx, kinds, decidedCase, { reason, note, decidedBy });
      await closeReport(tx, decidedCase, true);
    },
    // The decision's note was written for the reporter; the owner gets the report's reason instead.
    grantAppeal: async (tx, decidedCase) => {
      const reason = await findReportReason(tx, decidedCase);
      await blockReportedEntry(tx, kinds, decidedCase, {
        reason,
        note: null,
        decidedBy: decidedCase.appealDecidedBy,
      });
      await tx.update(reports).set({ measure: true }).where(eq(reports.id, decidedCase.subjectId));
    },
    // The entry stays unchanged. The reporter learns the result by mail and on the report's page.
    denyAppeal: async () => undefined,
    block: async () => null,
    isOwnedBy: async (db, subjectId, person) => {
      const report = await findReport(db, subjectId);
      if (!report) return false;
      if (report.email === person.email) return true;
      return kinds[report.targetKind].isOwnedBy(db, report.targetId, person);
    },
    findAffectedPerson: async () => null,
    findTarget: async () => null,
  };
}
