import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf } from '#data/own-page.server.ts';

export interface ConfirmEventData {
  readonly done: boolean;
}

/** Opened from the mail. It only asks: mail scanners open links, people press buttons. */
export async function loadConfirmEvent({
  query,
}: LoadContext): Promise<PageResult<ConfirmEventData>> {
  return {
    kind: 'page',
    data: { done: query.get('fertig') === '1' },
    head: { name: 'Einreichung bestätigen', noIndex: true },
  };
}

export async function confirmEvent(context: ActionContext): Promise<ActionResult> {
  return actOn(context, {
    path: '/api/veranstaltungen/eigene/bestaetigen',
    body: { code: codeOf(context) },
    done: () => '/veranstaltungen/bestaetigen?fertig=1',
  });
}
