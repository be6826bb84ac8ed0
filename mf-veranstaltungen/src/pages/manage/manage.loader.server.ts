import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ManageData {
  readonly event: OwnEvent;
  readonly code: string;
  readonly isSaved: boolean;
}

/** Loads an event for its organizer, who has the code from the email. */
export const loadManagePage = createCodeLoader(
  'Veranstaltung verwalten',
  async (context: LoadContext): Promise<PageResult<ManageData>> => {
    const code = readCode(context);
    const isSaved = context.query.get('gespeichert') === '1';
    return loadPrivatePage<OwnEvent, ManageData>(
      context,
      `/api/events/own?code=${encodeURIComponent(code)}`,
      'Veranstaltung verwalten',
      (event) => ({ event, code, isSaved }),
    );
  },
);

/** Submits the organizer's appeal against the moderation decision. */
export async function submitAppeal(context: ActionContext): Promise<ActionResult> {
  const code = readCode(context);
  return submitForm(context, {
    path: '/api/events/own/appeal',
    body: { code, text: context.form['text'] ?? '' },
    getNextPath: () => eventPaths.manage(code),
  });
}
