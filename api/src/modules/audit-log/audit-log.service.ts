import type {
  AuditLogFilter,
  AuditLogEntry,
  AuditLogPage,
  FoundAuditPerson,
} from '@gruenland/shared-contracts/api/staff-audit-log.ts';
import type { AuditQuery } from '@gruenland/shared-contracts/api/staff-audit-log.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { findStoredUser } from '#modules/session/interface.ts';
import { Problem } from '#problem.ts';
import { formatCsv } from '#format-csv.ts';

import { countAuditLines, findAuditLines } from './audit-log.repository.ts';
import { recordAudit } from '#audit/audit.ts';

/** Reads the audit log for administrators. */
export interface AuditLogService {
  read(query: AuditQuery): Promise<AuditLogPage>;
  /** Finds an account by email address. @throws Problem `record.not-found` if there is none */
  findPerson(email: string): Promise<FoundAuditPerson>;
  /** Exports the lines that match `filter` as CSV and records the export in the audit log. */
  exportCsv(staffMember: User, filter: AuditLogFilter): Promise<string>;
}

const LINES_PER_PAGE = 50;
const MAX_PAGES = 100;
const MAX_EXPORT_LINES = 20_000;

type StoredAuditLine = Awaited<ReturnType<typeof findAuditLines>>[number];

const toAuditLogEntry = ({ details, at, ...line }: StoredAuditLine): AuditLogEntry => ({
  ...line,
  at: at.toISOString(),
  details: Object.entries((details ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  ),
});

export function createAuditLogService(db: Drizzle): AuditLogService {
  return {
    read: async ({ seite: requestedPage = 1, ...filter }) => {
      const maxCountedLines = LINES_PER_PAGE * MAX_PAGES + 1;
      const count = await countAuditLines(db, filter, maxCountedLines);
      const pageCount = Math.min(MAX_PAGES, Math.ceil(count / LINES_PER_PAGE));
      const page = Math.max(1, Math.min(requestedPage, pageCount));
      const lines = await findAuditLines(db, filter, LINES_PER_PAGE, (page - 1) * LINES_PER_PAGE);
      const person = filter.person ? await findStoredUser(db, { id: filter.person }) : null;
      return {
        lines: lines.map(toAuditLogEntry),
        page,
        pages: pageCount,
        more: count === maxCountedLines,
        person: person?.displayName ?? null,
      };
    },
    findPerson: async (email) => {
      const user = await findStoredUser(db, { email });
      if (!user) throw new Problem('record.not-found');
      return { id: user.id };
    },
    exportCsv: (staffMember, filter) =>
      db.transaction(async (tx) => {
        const lines = await findAuditLines(tx, filter, MAX_EXPORT_LINES);
        const definedFilterFields = Object.fromEntries(
          Object.entries(filter).filter(([, value]) => value !== undefined),
        );
        await recordAudit(tx, {
          action: 'audit.exported',
          actor: staffMember.id,
          subject: 'audit:export',
          details: { ...definedFilterFields, rows: lines.length },
        });
        return formatCsv([
          ['Zeit (UTC)', 'Vorgang', 'Kennung', 'Name', 'Sache', 'Einzelheiten'],
          ...lines
            .map(toAuditLogEntry)
            .map(({ at, action, actor, by, subject, details }) => [
              at,
              action,
              actor ?? '',
              by ?? '',
              subject,
              details.join('; '),
            ]),
        ]);
      }),
  };
}
