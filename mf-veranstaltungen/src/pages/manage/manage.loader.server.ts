import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface ManageData {
  readonly event: OwnEvent;
  readonly code: string;
  readonly saved: boolean;
}

/** One's own Veranstaltung, by the link of the mail or from the account. */
export async function loadManage(context: LoadContext): Promise<PageResult<ManageData>> {
  const code = codeOf(context);
  const saved = context.query.get('gespeichert') === '1';
  return ownPage<OwnEvent, ManageData>(
    context,
    `/api/veranstaltungen/eigene?code=${encodeURIComponent(code)}`,
    'Veranstaltung verwalten',
    (event) => ({ event, code, saved }),
  );
}

/** Objects to the decision of the desk. */
export async function objectToDecision(context: ActionContext): Promise<ActionResult> {
  const code = codeOf(context);
  return actOn(context, {
    path: '/api/veranstaltungen/eigene/einspruch',
    body: { code, text: context.form['text'] ?? '' },
    done: () => eventPaths.verwalten(code),
  });
}
