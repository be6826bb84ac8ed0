import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReportReceipt } from '@gruenland/shared-contracts/api/moderation.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf } from '#data/own-page.server.ts';
import { readThread, threadAddress } from './thread.loader.server.ts';

export interface ThreadReportData {
  readonly id: string;
  readonly other: string;
  readonly title: string;
  readonly code: string;
  readonly formKey: string;
}

/** What is wrong with what somebody writes. */
export async function loadThreadReport(
  context: LoadContext,
): Promise<PageResult<ThreadReportData>> {
  const thread = await readThread(context);
  if ('kind' in thread) return thread;
  const { id, other, ad } = thread;
  return {
    kind: 'page',
    data: { id, other, title: ad.title, code: codeOf(context), formKey: newFormKey() },
    head: { name: 'Unterhaltung melden', noIndex: true },
  };
}

export async function reportThread(context: ActionContext): Promise<ActionResult> {
  const { reason = '', explanation = '' } = context.form;
  const body = keyed(context.form, { reason, explanation });
  return actOn(context, threadAddress(context, '/melden'), body, (answer) =>
    adPaths.meldung((answer as ReportReceipt).code),
  );
}
