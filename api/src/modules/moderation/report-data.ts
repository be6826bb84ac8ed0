import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { moderationCases as cases, reports } from '#db/tables/moderation.ts';
import type { DataSubject, PersonalData } from '#module/personal-data.ts';

/** Label of the reporter's name in the content of a report's case. */
export const reporterLabel = 'Von wem';

const createReporterCondition = ({ email, formerEmails: formerEmailAddresses = [] }: DataSubject) =>
  or(
    eq(reports.email, email),
    ...formerEmailAddresses.map((formerEmailAddress) =>
      and(
        eq(reports.email, formerEmailAddress.email),
        lte(reports.createdAt, formerEmailAddress.usedUntil),
      ),
    ),
  );

/**
 * Returns the functions that export and erase personal data in reports. Erasure removes the data of
 * the reporter; the report stays.
 */
export function createReportPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Meldungen von Einträgen',
    export: async (subject) => {
      const rows = await db
        .select()
        .from(reports)
        .where(createReporterCondition(subject))
        .orderBy(desc(reports.createdAt));
      return rows.map((report) => ({
        adresse: report.targetUrl,
        grund: report.reason,
        begruendung: report.explanation,
        name: report.name,
        eingegangen: report.createdAt,
        entschieden: report.decidedAt,
        antwort: report.decisionNote,
      }));
    },
    erase: async (tx, subject) => {
      const ownReports = await tx
        .update(reports)
        .set({ name: null, email: null })
        .where(createReporterCondition(subject))
        .returning({ id: reports.id });
      const ids = ownReports.map(({ id }) => id);
      await tx
        .update(cases)
        .set({ content: sql`${cases.content} - ${reporterLabel}::text` })
        .where(inArray(cases.subjectId, ids));
    },
    retention: {
      what: 'Meldungen von Einträgen',
      why: 'über sie wird noch entschieden oder wurde entschieden; Ihr Name und Ihre Adresse stehen nicht mehr dabei',
    },
  };
}
