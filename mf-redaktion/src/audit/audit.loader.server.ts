import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  AuditLogFilter,
  AuditLogPage,
} from '@gruenland/shared-contracts/api/staff-audit-log.ts';
import { foundAuditPersonSchema } from '@gruenland/shared-contracts/api/staff-audit-log.schema.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import { isAuditFilterValue, readDay } from './audit-filter.ts';

export interface AuditData extends StaffPageData {
  readonly audit: AuditLogPage;
  readonly filter: AuditLogFilter;
}

const apiPath = '/api/staff/audit-log';
const staffPage = { id: 'audit', name: 'Protokoll' } as const;

/** Reads the filter from the query. Ignores invalid values. */
function readFilter({ query }: LoadContext): AuditLogFilter {
  const readFilterValue = (field: string) => {
    const text = query.get(field)?.trim() ?? '';
    return isAuditFilterValue(text) ? text : undefined;
  };
  return {
    person: readFilterValue('person'),
    sache: readFilterValue('sache'),
    vorgang: readFilterValue('vorgang'),
    von: readDay(query.get('von')),
    bis: readDay(query.get('bis')),
  };
}

/** Loads one page of the audit log. */
export async function loadAudit(context: LoadContext): Promise<PageResult<AuditData>> {
  const filter = readFilter(context);
  const page = /^[1-9]\d{0,3}$/u.exec(context.query.get('seite') ?? '')?.[0] ?? '1';
  const query = staffPaths.auditLog(filter, Number(page)).split('?')[1] ?? '';
  return loadStaffPage(context, `${apiPath}?${query}`, staffPage, (auditLogPage: AuditLogPage) => ({
    audit: auditLogPage,
    filter,
  }));
}

/**
 * Finds an account by email address and redirects to its audit log. The URL contains the account id
 * instead of the email address.
 */
export function findPerson(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${apiPath}/person`,
    body: (values) => ({ email: getText(values, 'email').trim() }),
    responseSchema: foundAuditPersonSchema,
    getNextPath: (_, { id }) => staffPaths.auditLog({ person: id }),
  })(context);
}
