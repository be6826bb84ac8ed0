import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  OwnEvent,
  SaveEventAnswer,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';
import { EMPTY_FIELDS, bodyOf, fieldOf, fieldsOf } from '#model/event-form.ts';
import type { EventFields } from '#model/event-form.ts';

export interface SubmitData {
  readonly fields: EventFields;
  readonly formKey: string;
  /** Of what is changed; null for something new. */
  readonly version: number | null;
}

const NAME = 'Veranstaltung einreichen';

/** The form: empty, with what was sent in before, or with all but the day of it. */
export async function loadSubmit(context: LoadContext): Promise<PageResult<SubmitData>> {
  const pattern = context.query.get('vorlage');
  const code = pattern ?? codeOf(context);
  const formKey = newFormKey();
  if (!code) {
    const data = { fields: EMPTY_FIELDS, formKey, version: null };
    return { kind: 'page', data, head: { name: NAME, noIndex: true } };
  }
  return ownPage<OwnEvent, SubmitData>(
    context,
    `/api/veranstaltungen/eigene?code=${encodeURIComponent(code.slice(0, 300))}`,
    NAME,
    ({ input, version }) =>
      pattern
        ? {
            fields: { ...fieldsOf(input), day: '', endDay: '', until: '', except: '' },
            formKey,
            version: null,
          }
        : { fields: fieldsOf(input), formKey, version },
  );
}

/** Keeps what was written; a draft goes on to the look at it, what is out there to its page. */
export async function saveEvent(context: ActionContext): Promise<ActionResult> {
  const { form } = context;
  const code = codeOf(context);
  const result = await actOn(context, {
    path: '/api/veranstaltungen/eigene/entwurf',
    body: keyed(form, {
      ...bodyOf(form),
      ...(code ? { code, version: Number(form['version']) } : {}),
    }),
    done: (answer) => {
      const saved = answer as SaveEventAnswer;
      return saved.state === 'entwurf'
        ? eventPaths.pruefen(saved.code)
        : `${eventPaths.verwalten(saved.code)}&gespeichert=1`;
    },
  });
  if (result.kind === 'done') return result;
  const errors = Object.entries(result.form.errors).map(([name, text]) => [fieldOf(name), text]);
  return { ...result, form: { ...result.form, errors: Object.fromEntries(errors) } };
}
