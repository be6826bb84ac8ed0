import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';
import type { RejectCasesAnswer } from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';

import { deskPage, ownDesks } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';
import { VIEWS } from './moderation-words.ts';
import type { DeskView } from './moderation-words.ts';

export interface QueueData extends DeskData {
  readonly queue: ModerationQueue;
  readonly view: DeskView;
  /** What the last click did to several. */
  readonly done: { readonly rejected: number; readonly left: number } | null;
}

export interface CaseData extends DeskData {
  readonly case: ModerationCase;
}

const moderation = { desk: 'moderation', name: 'Redaktion' } as const;

/**
 * What waits for a decision, the riskiest first. Staff who do not decide about entries are sent to
 * the first desk of theirs.
 */
export async function loadQueue(context: LoadContext): Promise<PageResult<QueueData>> {
  const asked = context.query.get('ansicht');
  const view = VIEWS.find(({ id }) => id === asked)?.id ?? 'offen';
  const page = /^\d{1,4}$/u.exec(context.query.get('seite') ?? '')?.[0] ?? '1';
  const shown = await deskPage(
    context,
    `/api/moderation/cases?ansicht=${view}&seite=${page}`,
    moderation,
    (queue: ModerationQueue) => ({ queue, view, done: doneOf(context) }),
  );
  if (shown.kind !== 'not-found') return shown;
  const [first] = await ownDesks(context, null);
  return first && first.href !== context.path ? redirectTo(first.href, 303) : shown;
}

const countIn = ({ query }: LoadContext, name: string) =>
  Number(/^\d{1,2}$/u.exec(query.get(name) ?? '')?.[0] ?? 0);

function doneOf(context: LoadContext): QueueData['done'] {
  const [rejected, left] = [countIn(context, 'abgelehnt'), countIn(context, 'geblieben')];
  return rejected + left > 0 ? { rejected, left } : null;
}

/** Refuses all entries that were ticked: fields named by the case hold the version that was seen. */
export async function rejectSeveral(context: ActionContext): Promise<ActionResult> {
  const cases = Object.entries(context.form).flatMap(([name, version]) => {
    const id = /^fall-([0-9A-Z]{26})$/u.exec(name)?.[1];
    return id && /^\d{1,9}$/u.test(version) ? [{ id, version: Number(version) }] : [];
  });
  return actOn({
    path: '/api/moderation/rejections',
    body: ({ reason, note, confirmed }) => ({
      cases,
      reason: reason ?? '',
      note: note ?? '',
      confirmed: confirmed === 'true',
    }),
    done: (_, answer) => {
      const { rejected, left } = answer as RejectCasesAnswer;
      return `${deskPaths.queue()}?ansicht=offen&abgelehnt=${rejected.length}&geblieben=${left.length}`;
    },
  })(context);
}

export async function loadCase(context: LoadContext): Promise<PageResult<CaseData>> {
  const id = context.params['fall'] ?? '';
  if (!/^[0-9A-Z]{26}$/u.test(id)) return { kind: 'not-found' };
  return deskPage(context, `/api/moderation/cases/${id}`, moderation, (found: ModerationCase) => ({
    case: found,
  }));
}

/** A decision about an entry, or about an objection. */
export async function decideCase(context: ActionContext): Promise<ActionResult> {
  const id = context.params['fall'] ?? '';
  const appeal = ['grant', 'deny'].includes(context.form['decision'] ?? '');
  return actOn({
    path: `/api/moderation/cases/${encodeURIComponent(id)}/${appeal ? 'appeal-decision' : 'decision'}`,
    body: ({ version, decision, reason, note, reporterNote }) => ({
      version: Number(version),
      decision,
      note: note ?? '',
      ...(appeal ? {} : { reason: reason ?? '', reporterNote: reporterNote ?? '' }),
    }),
    done: () => deskPaths.queue(),
  })(context);
}
