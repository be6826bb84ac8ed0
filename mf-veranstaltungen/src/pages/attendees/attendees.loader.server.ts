import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AttendeeList } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface AttendeesData {
  readonly list: AttendeeList;
  readonly code: string;
}

/** Who is registered for one's own Veranstaltung. */
export async function loadAttendees(context: LoadContext): Promise<PageResult<AttendeesData>> {
  const code = codeOf(context);
  return ownPage<AttendeeList, AttendeesData>(
    context,
    `/api/veranstaltungen/eigene/teilnehmende?code=${encodeURIComponent(code)}`,
    'Teilnehmende',
    (list) => ({ list, code }),
  );
}

/** Notes at the door who came. */
export async function noteAttendee(context: ActionContext): Promise<ActionResult> {
  const code = codeOf(context);
  const { registrationId = '', came } = context.form;
  return actOn(context, {
    path: '/api/veranstaltungen/eigene/teilnehmende/erschienen',
    body: { code, registrationId, came: came === 'ja' },
    done: () => eventPaths.teilnehmende(code),
  });
}
