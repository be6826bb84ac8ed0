import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import { saveEventResponseSchema } from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { EVENT_INPUT } from '#samples/submission-samples.ts';
import { createPlaceCompletingAction } from '@gruenland/shared-ui/place/complete-place.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { DEFAULT_FIELDS, toRequestBody, toFormFieldName, toFormFields } from '#model/event-form.ts';
import type { EventFields } from '#model/event-form.ts';

export interface SubmitData {
  readonly fields: EventFields;
  readonly formKey: string;
  /** Version of the event that the form changes. Null for a new event. */
  readonly version: number | null;
}

/** Sample form. A dry run submits it before each release. */
export const SAMPLE_EVENT_FORM: EventFields = toFormFields(EVENT_INPUT);

const PAGE_NAME = 'Veranstaltung einreichen';

/**
 * Loads the form. `?code=` fills it with the organizer's event. `?vorlage=` fills it with a copy of
 * that event, but not with its days. Without these parameters, the form has default values.
 */
export async function loadSubmitPage(context: LoadContext): Promise<PageResult<SubmitData>> {
  const templateCode = context.query.get('vorlage');
  const code = templateCode ?? readCode(context);
  const formKey = createIdempotencyKey();
  if (!code) {
    const data = { fields: DEFAULT_FIELDS, formKey, version: null };
    return { kind: 'page', data, head: { name: PAGE_NAME, noIndex: true } };
  }
  return loadPrivatePage<OwnEvent, SubmitData>(
    context,
    `/api/events/own?code=${encodeURIComponent(code.slice(0, 300))}`,
    PAGE_NAME,
    ({ input, version }) =>
      templateCode
        ? {
            fields: { ...toFormFields(input), day: '', endDay: '', until: '', except: '' },
            formKey,
            version: null,
          }
        : { fields: toFormFields(input), formKey, version },
  );
}

/**
 * Saves the event. Redirects to the summary if the event is still a draft, otherwise to the
 * management page.
 */
export const saveEvent = createPlaceCompletingAction(
  { postcode: 'postcode', place: 'city' },
  sendEvent,
);

async function sendEvent(context: ActionContext): Promise<ActionResult> {
  const { form } = context;
  const code = readCode(context);
  return submitForm(context, {
    path: '/api/events/own/draft',
    body: addIdempotencyKey(form, {
      ...toRequestBody(form),
      ...(code ? { code, version: Number(form['version']) } : {}),
    }),
    responseSchema: saveEventResponseSchema,
    getNextPath: (saved) =>
      saved.state === 'draft'
        ? eventPaths.review(saved.code)
        : `${eventPaths.manage(saved.code)}&gespeichert=1`,
    renameErrorFields: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [toFormFieldName(name), text]),
      ),
  });
}
