import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AttendeeList } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface AttendeesData {
  readonly list: AttendeeList;
  readonly code: string;
}

/** Loads the attendees of the organizer's event. */
export const loadAttendees = createCodeLoader(
  'Teilnehmende',
  async (context: LoadContext): Promise<PageResult<AttendeesData>> => {
    const code = readCode(context);
    return loadPrivatePage<AttendeeList, AttendeesData>(
      context,
      `/api/events/own/attendees?code=${encodeURIComponent(code)}`,
      'Teilnehmende',
      (list) => ({ list, code }),
    );
  },
);

/** Records whether a registered person came to the occurrence. */
export async function recordAttendance(context: ActionContext): Promise<ActionResult> {
  const code = readCode(context);
  const { registrationId = '', came } = context.form;
  return submitForm(context, {
    path: '/api/events/own/attendees/attendance',
    body: { code, registrationId, came: came === 'ja' },
    getNextPath: () => eventPaths.attendees(code),
  });
}
