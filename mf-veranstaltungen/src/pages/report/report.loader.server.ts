import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { readEvent } from '#data/read-events.server.ts';

export interface ReportData {
  readonly title: string;
  /** Path of the reported page. */
  readonly path: string;
  readonly formKey: string;
}

/** Loads the form to report an event. All visitors may report (DSA Art. 16). */
export async function loadReportPage(context: LoadContext): Promise<PageResult<ReportData>> {
  const event = await readEvent(context, context.params['id'] ?? '');
  if (!event) return createNotFoundResult();
  const path = paths.event(event.id);
  return {
    kind: 'page',
    data: { title: event.title, path, formKey: createIdempotencyKey() },
    head: { name: 'Veranstaltung melden', noIndex: true },
  };
}

export async function sendReport(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  return submitForm(context, {
    path: '/api/reports',
    body: addIdempotencyKey(form, {
      url: paths.event(params['id'] ?? ''),
      reason: form['reason'] ?? '',
      explanation: form['explanation'] ?? '',
      name: form['name'] || null,
      email: form['email'] || null,
      goodFaith: form['goodFaith'] === 'true',
    }),
    responseSchema: reportReceiptSchema,
    getNextPath: ({ code }) => adPaths.reportStatus(code),
  });
}
