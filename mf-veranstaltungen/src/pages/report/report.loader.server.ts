import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReportReceipt } from '@gruenland/shared-contracts/api/moderation.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { readEvent } from '#data/read-events.server.ts';

export interface ReportData {
  readonly title: string;
  /** Own path of what is reported. */
  readonly path: string;
  readonly formKey: string;
}

/** Notice and action: what is wrong with a Veranstaltung, by anybody (DSA Art. 16). */
export async function loadReport(context: LoadContext): Promise<PageResult<ReportData>> {
  const event = await readEvent(context, context.params['id'] ?? '');
  if (!event) return notFound();
  const path = paths.veranstaltung(event.id);
  return {
    kind: 'page',
    data: { title: event.title, path, formKey: newFormKey() },
    head: { name: 'Veranstaltung melden', noIndex: true },
  };
}

export async function sendReport(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  return actOn(context, {
    path: '/api/reports',
    body: keyed(form, {
      url: paths.veranstaltung(params['id'] ?? ''),
      reason: form['reason'] ?? '',
      explanation: form['explanation'] ?? '',
      name: form['name'] || null,
      email: form['email'] || null,
      goodFaith: form['goodFaith'] === 'true',
    }),
    done: (answer) => adPaths.meldung((answer as ReportReceipt).code),
  });
}
