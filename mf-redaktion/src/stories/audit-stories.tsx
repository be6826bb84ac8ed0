import type { AuditLogEntry } from '@gruenland/shared-contracts/api/staff-audit-log.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AuditPage } from '#audit/AuditPage.tsx';

const actor = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const createdAt = '2026-11-21T09:00:00.000Z';
const createLogEntry = (lastDigit: number, entryFields: Partial<AuditLogEntry>): AuditLogEntry => ({
  id: `${actor.slice(0, 25)}${lastDigit}`,
  at: createdAt,
  action: 'staff.bank-read',
  actor,
  by: 'Uta Brandt',
  subject: 'print-subscription:01KABCDEFGHJKMNPQRSTVWXYZ1',
  details: [],
  ...entryFields,
});

/** Component examples of the audit log. */
export const auditStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Protokoll',
    state: 'nach Person gefiltert, mehrere Seiten',
    view: () => (
      <AuditPage
        params={{}}
        data={{
          staffPages: [],
          filter: { person: actor, von: '2026-11-01' },
          audit: {
            lines: [
              createLogEntry(1, {}),
              createLogEntry(2, {
                action: 'staff.orders-exported',
                subject: 'print-subscriptions:export',
                details: ['von: 2026-10-01', 'bis: 2026-10-31', 'rows: 214'],
              }),
              createLogEntry(3, { action: 'staff.role-granted', actor: 'command:staff', by: null }),
              createLogEntry(4, {
                action: 'report.made',
                actor: null,
                by: null,
                subject: 'ad:4711',
              }),
            ],
            page: 1,
            pages: 3,
            more: false,
            person: 'Uta Brandt',
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Protokoll',
    state: 'nichts gefunden',
    view: () => (
      <AuditPage
        params={{}}
        data={{
          staffPages: [],
          filter: { sache: 'ad:1' },
          audit: { lines: [], page: 1, pages: 0, more: false, person: null },
        }}
      />
    ),
  },
];
