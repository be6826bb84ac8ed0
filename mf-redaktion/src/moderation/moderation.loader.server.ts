import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';
import { rejectCasesResponseSchema } from '@gruenland/shared-contracts/api/moderation-bulk.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';

import { loadStaffPage, loadStaffPages } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import { QUEUE_VIEWS } from './moderation-labels.ts';
import type { QueueView } from './moderation-labels.ts';

export interface QueueData extends StaffPageData {
  readonly queue: ModerationQueue;
  readonly view: QueueView;
  /**
   * Numbers of rejected and remaining entries after a bulk rejection. Null if the page does not
   * follow a bulk rejection.
   */
  readonly done: { readonly rejectedCount: number; readonly remainingCount: number } | null;
}

export interface CaseData extends StaffPageData {
  readonly case: ModerationCase;
}

const staffPage = { id: 'moderation', name: 'Redaktion' } as const;

/**
 * Loads the moderation queue, highest risk first. Redirects staff without the moderator role to the
 * first staff page that they may see.
 */
export async function loadQueue(context: LoadContext): Promise<PageResult<QueueData>> {
  const requestedView = context.query.get('ansicht');
  const view = QUEUE_VIEWS.find(({ id }) => id === requestedView)?.id ?? 'offen';
  const page = /^\d{1,4}$/u.exec(context.query.get('seite') ?? '')?.[0] ?? '1';
  const queueResult = await loadStaffPage(
    context,
    `/api/moderation/cases?ansicht=${view}&seite=${page}`,
    staffPage,
    (queue: ModerationQueue) => ({ queue, view, done: readBulkResult(context) }),
  );
  if (queueResult.kind !== 'not-found') return queueResult;
  const [firstStaffPage] = await loadStaffPages(context, null);
  return firstStaffPage && firstStaffPage.href !== context.path
    ? redirectTo(firstStaffPage.href, 303)
    : queueResult;
}

const readCount = ({ query }: LoadContext, name: string) =>
  Number(/^\d{1,2}$/u.exec(query.get(name) ?? '')?.[0] ?? 0);

function readBulkResult(context: LoadContext): QueueData['done'] {
  const [rejectedCount, remainingCount] = [
    readCount(context, 'abgelehnt'),
    readCount(context, 'geblieben'),
  ];
  return rejectedCount + remainingCount > 0 ? { rejectedCount, remainingCount } : null;
}

/**
 * Rejects the checked cases. Each field `fall-<id>` contains the version of the case that the
 * moderator saw.
 */
export async function rejectCases(context: ActionContext): Promise<ActionResult> {
  const cases = Object.entries(context.form).flatMap(([name, version]) => {
    const id = /^fall-([0-9A-Z]{26})$/u.exec(name)?.[1];
    return id && /^\d{1,9}$/u.test(version) ? [{ id, version: Number(version) }] : [];
  });
  return createFormAction({
    path: '/api/moderation/rejections',
    body: ({ reason, note, confirmed }) => ({
      cases,
      reason: reason ?? '',
      note: note ?? '',
      confirmed: confirmed === 'true',
    }),
    responseSchema: rejectCasesResponseSchema,
    getNextPath: (_, { rejected, left }) =>
      `${staffPaths.moderationQueue()}?ansicht=offen&abgelehnt=${rejected.length}&geblieben=${left.length}`,
  })(context);
}

export async function loadCase(context: LoadContext): Promise<PageResult<CaseData>> {
  const id = context.params['fall'] ?? '';
  if (!/^[0-9A-Z]{26}$/u.test(id)) return { kind: 'not-found' };
  return loadStaffPage(
    context,
    `/api/moderation/cases/${id}`,
    staffPage,
    (moderationCase: ModerationCase) => ({
      case: moderationCase,
    }),
  );
}

/** Sends the moderator's decision about an entry or an appeal to the api. */
export async function decideCase(context: ActionContext): Promise<ActionResult> {
  const id = context.params['fall'] ?? '';
  const isAppealDecision = ['grant', 'deny'].includes(context.form['decision'] ?? '');
  return createFormAction({
    path: `/api/moderation/cases/${encodeURIComponent(id)}/${isAppealDecision ? 'appeal-decision' : 'decision'}`,
    body: ({ version, decision, reason, note, reporterNote }) => ({
      version: Number(version),
      decision,
      note: note ?? '',
      ...(isAppealDecision ? {} : { reason: reason ?? '', reporterNote: reporterNote ?? '' }),
    }),
    getNextPath: () => staffPaths.moderationQueue(),
  })(context);
}
