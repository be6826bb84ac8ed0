import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  OwnEvent,
  OwnEventOccurrence,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ManageOccurrenceData {
  readonly title: string;
  readonly version: number;
  readonly date: OwnEventOccurrence;
  readonly code: string;
}

/** Loads one occurrence of the organizer's event. */
export const loadManageOccurrencePage = createCodeLoader(
  'Termin absagen oder verschieben',
  async (context: LoadContext): Promise<PageResult<ManageOccurrenceData>> => {
    const code = readCode(context);
    const requestedId = context.query.get('termin');
    const page = await loadPrivatePage<OwnEvent, ManageOccurrenceData | null>(
      context,
      `/api/events/own?code=${encodeURIComponent(code)}`,
      'Termin absagen oder verschieben',
      ({ input, version, dates }) => {
        const date = dates.find(({ id }) => id === requestedId);
        return date ? { title: input.title, version, date, code } : null;
      },
    );
    if (page.kind !== 'page') return page;
    return page.data ? { ...page, data: page.data } : createNotFoundResult();
  },
);

export async function changeOccurrence(context: ActionContext): Promise<ActionResult> {
  const { form, query } = context;
  const code = readCode(context);
  const { status = '', note = '', day = '', start = '', onlineUrl = '', version } = form;
  return submitForm(context, {
    path: '/api/events/own/occurrence',
    body: {
      code,
      occurrenceId: (query.get('termin') ?? '').slice(0, 40),
      version: Number(version),
      status,
      note,
      day,
      start,
      onlineUrl,
    },
    getNextPath: () => `${eventPaths.manage(code)}&gespeichert=1`,
  });
}
