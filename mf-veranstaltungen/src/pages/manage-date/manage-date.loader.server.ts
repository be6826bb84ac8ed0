import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnEvent, OwnEventDate } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface ManageDateData {
  readonly title: string;
  readonly version: number;
  readonly date: OwnEventDate;
  readonly code: string;
}

/** One date of one's own Veranstaltung. */
export async function loadManageDate(context: LoadContext): Promise<PageResult<ManageDateData>> {
  const code = codeOf(context);
  const wanted = context.query.get('termin');
  const page = await ownPage<OwnEvent, ManageDateData | null>(
    context,
    `/api/veranstaltungen/eigene?code=${encodeURIComponent(code)}`,
    'Termin absagen oder verschieben',
    ({ input, version, dates }) => {
      const date = dates.find(({ id }) => id === wanted);
      return date ? { title: input.title, version, date, code } : null;
    },
  );
  if (page.kind !== 'page') return page;
  return page.data ? { ...page, data: page.data } : notFound();
}

export async function changeDate(context: ActionContext): Promise<ActionResult> {
  const { form, query } = context;
  const code = codeOf(context);
  const { status = '', note = '', day = '', start = '', onlineUrl = '', version } = form;
  return actOn(context, {
    path: '/api/veranstaltungen/eigene/termin',
    body: {
      code,
      dateId: (query.get('termin') ?? '').slice(0, 40),
      version: Number(version),
      status,
      note,
      day,
      start,
      onlineUrl,
    },
    done: () => `${eventPaths.verwalten(code)}&gespeichert=1`,
  });
}
