import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import { submitEventResponseSchema } from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface CheckEventData {
  readonly event: OwnEvent;
  readonly code: string;
  /** Email address of the signed-in user. Null for guests, who enter an address in the form. */
  readonly email: string | null;
}

/** Loads the summary of an event with all its occurrences. */
export const loadCheckEventPage = createCodeLoader(
  'Veranstaltung prüfen',
  async (context: LoadContext): Promise<PageResult<CheckEventData>> => {
    const code = readCode(context);
    const session = await context.api.get<{ user?: { email: string } }>('/api/_auth/session');
    const email = session.body?.user?.email ?? null;
    return loadPrivatePage<OwnEvent, CheckEventData>(
      context,
      `/api/events/own?code=${encodeURIComponent(code)}`,
      'Veranstaltung prüfen',
      (event) => ({ event, code, email }),
    );
  },
);

/** Submits the event and redirects to the success page. */
export async function submitEvent(context: ActionContext): Promise<ActionResult> {
  const { email = '' } = context.form;
  return submitForm(context, {
    path: '/api/events/own/submit',
    body: { code: readCode(context), email },
    responseSchema: submitEventResponseSchema,
    getNextPath: ({ confirm }) => `${paths.eventSuccess()}${confirm ? '?bestaetigen=1' : ''}`,
  });
}
