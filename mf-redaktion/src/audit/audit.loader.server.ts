import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  AuditFilter,
  AuditPage,
  FoundAuditPerson,
} from '@gruenland/shared-contracts/api/staff-audit-log.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';
import { isName, readDay } from './audit-filter.ts';

export interface AuditData extends DeskData {
  readonly audit: AuditPage;
  readonly filter: AuditFilter;
}

const root = '/api/redaktion/protokoll';
const desk = { desk: 'audit', name: 'Protokoll' } as const;

/** What of the address the api takes; the rest is left out, as nobody typed it. */
function filterOf({ query }: LoadContext): AuditFilter {
  const name = (field: string) => {
    const text = query.get(field)?.trim() ?? '';
    return isName(text) ? text : undefined;
  };
  return {
    person: name('person'),
    sache: name('sache'),
    vorgang: name('vorgang'),
    von: readDay(query.get('von')),
    bis: readDay(query.get('bis')),
  };
}

/** Lines of the audit log. */
export async function loadAudit(context: LoadContext): Promise<PageResult<AuditData>> {
  const filter = filterOf(context);
  const page = /^[1-9]\d{0,3}$/u.exec(context.query.get('seite') ?? '')?.[0] ?? '1';
  const query = deskPaths.audit(filter, Number(page)).split('?')[1] ?? '';
  return deskPage(context, `${root}?${query}`, desk, (audit: AuditPage) => ({
    audit,
    filter,
  }));
}

/** Looks for the account of an address; from then on its id stands in the address. */
export function findPerson(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${root}/person`,
    body: (values) => ({ email: textOf(values, 'email').trim() }),
    done: (_, answer) => deskPaths.audit({ person: (answer as FoundAuditPerson).id }),
  })(context);
}
