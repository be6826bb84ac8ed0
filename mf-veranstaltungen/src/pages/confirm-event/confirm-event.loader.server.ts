import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ConfirmEventData {
  readonly isDone: boolean;
  /** Whether the URL contains a code, valid or not. */
  readonly hasCode: boolean;
}

/**
 * Loads the confirmation page. Loading the page does not confirm the event, because mail scanners
 * open links too.
 */
export async function loadConfirmEventPage(
  context: LoadContext,
): Promise<PageResult<ConfirmEventData>> {
  return {
    kind: 'page',
    data: { isDone: context.query.get('fertig') === '1', hasCode: readCode(context) !== '' },
    head: { name: 'Einreichung bestätigen', noIndex: true },
  };
}

export async function confirmEvent(context: ActionContext): Promise<ActionResult> {
  return submitForm(context, {
    path: '/api/events/own/confirm',
    body: { code: readCode(context) },
    getNextPath: () => '/veranstaltungen/bestaetigen?fertig=1',
  });
}
