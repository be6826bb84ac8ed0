import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { PredefinedReasonCode } from '@gruenland/shared-contracts/moderation.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import type { Mailer } from '#mail/mailer.ts';
import { renderMail } from '#mail/mail-layout.ts';
import {
  createAppealDecidedMail,
  createRejectedMail,
  createReportAppealDecidedMail,
  createReportDecidedMail,
  createReportReceivedMail,
} from '#mail/moderation-mails.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findCase } from './case.repository.ts';
import type { ModerationKinds, StoredCase } from './moderation-kind.ts';
import { findReport, toReportNumber } from './report.service.ts';

export interface ModerationMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly kinds: ModerationKinds;
}

/**
 * Returns a predefined reason by its code. Returns „verbotene-ware“ for codes that no longer exist.
 */
export function getPredefinedReason(code: string | null) {
  return (
    predefinedReasons[(code ?? '') as PredefinedReasonCode] ?? predefinedReasons['verbotene-ware']
  );
}

const isChange = ({ before }: StoredCase) => before !== null;

/** Returns a function that mails the sender of a report the result of an appeal. */
const createReporterNotifier =
  ({ db, mailer }: ModerationMailsDependencies, getReportUrl: (id: string) => string) =>
  async (id: string, { subjectId, appeal, appealNote }: StoredCase): Promise<void> => {
    const report = await findReport(db, subjectId);
    if (!report?.email) return;
    const appealDecision = { isGranted: appeal === 'granted', note: appealNote };
    const content = createReportAppealDecidedMail(
      toReportNumber(report.id),
      appealDecision,
      getReportUrl(report.id),
    );
    await mailer.send({ ...renderMail(content), to: report.email, id });
  };

/** Creates the task handlers that send mails about decisions. */
export function createModerationMailHandlers(
  dependencies: ModerationMailsDependencies,
): Pick<
  TaskHandlers,
  | 'mail.moderation-rejected'
  | 'mail.moderation-appeal'
  | 'mail.report-received'
  | 'mail.report-decided'
> {
  const { db, mailer, siteUrl, signedIds, kinds } = dependencies;
  const findAffectedPerson = async (storedCase: StoredCase) => {
    const kind = kinds[storedCase.kind];
    const person = (await kind?.findAffectedPerson(db, storedCase.subjectId)) ?? null;
    return (
      kind &&
      person && {
        ...person,
        label: kind.label,
        wording: kind.getWording?.(storedCase),
        url: siteUrl + person.page,
      }
    );
  };
  const getReportUrl = (id: string) => siteUrl + adPaths.reportStatus(signedIds.sign('report', id));
  const notifyReporter = createReporterNotifier(dependencies, getReportUrl);
  return {
    'mail.moderation-rejected': async ({ id, payload }) => {
      const storedCase = await findCase(db, payload.caseId);
      const person = storedCase && (await findAffectedPerson(storedCase));
      if (!storedCase || !person) return;
      const { title, note, automated } = storedCase;
      const reason = getPredefinedReason(storedCase.reason);
      const content = createRejectedMail({
        ...person,
        title,
        note,
        isAutomated: automated,
        reason,
        isChange: isChange(storedCase),
      });
      await mailer.send({ ...renderMail(content), to: person.email, id });
    },
    'mail.moderation-appeal': async ({ id, payload }) => {
      const storedCase = await findCase(db, payload.caseId);
      if (storedCase?.kind === 'report') return notifyReporter(id, storedCase);
      const person = storedCase && (await findAffectedPerson(storedCase));
      if (!storedCase || !person) return;
      const { title, appealNote } = storedCase;
      const isGranted = storedCase.appeal === 'granted';
      const content = createAppealDecidedMail({
        ...person,
        title,
        note: appealNote,
        isGranted,
        isChange: isChange(storedCase),
      });
      await mailer.send({ ...renderMail(content), to: person.email, id });
    },
    'mail.report-received': async ({ id, payload }) => {
      const report = await findReport(db, payload.reportId);
      if (!report?.email) return;
      const content = createReportReceivedMail(toReportNumber(report.id), getReportUrl(report.id));
      await mailer.send({ ...renderMail(content), to: report.email, id });
    },
    'mail.report-decided': async ({ id, payload }) => {
      const report = await findReport(db, payload.reportId);
      if (!report?.email || report.measure === null) return;
      const { measure, decisionNote } = report;
      const url = getReportUrl(report.id);
      const content = createReportDecidedMail(
        toReportNumber(report.id),
        { isMeasureTaken: measure, note: decisionNote },
        url,
      );
      await mailer.send({ ...renderMail(content), to: report.email, id });
    },
  };
}
