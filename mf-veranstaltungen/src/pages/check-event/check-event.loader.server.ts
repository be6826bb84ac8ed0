import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  OwnEvent,
  SubmitEventAnswer,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface CheckEventData {
  readonly event: OwnEvent;
  readonly code: string;
  /** Of somebody signed in; others give theirs. */
  readonly email: string | null;
}

/** Everything once more, with all dates, before it is sent in. */
export async function loadCheckEvent(context: LoadContext): Promise<PageResult<CheckEventData>> {
  const code = codeOf(context);
  const session = await context.api.get<{ user?: { email: string } }>('/api/_auth/session');
  const email = session.body?.user?.email ?? null;
  return ownPage<OwnEvent, CheckEventData>(
    context,
    `/api/veranstaltungen/eigene?code=${encodeURIComponent(code)}`,
    'Veranstaltung prüfen',
    (event) => ({ event, code, email }),
  );
}

/** Sends it in. */
export async function submitEvent(context: ActionContext): Promise<ActionResult> {
  const { email = '' } = context.form;
  return actOn(context, {
    path: '/api/veranstaltungen/eigene/einreichen',
    body: { code: codeOf(context), email },
    done: (answer) => {
      const { confirm } = answer as SubmitEventAnswer;
      return `${paths.veranstaltungSuccess()}${confirm ? '?bestaetigen=1' : ''}`;
    },
  });
}
