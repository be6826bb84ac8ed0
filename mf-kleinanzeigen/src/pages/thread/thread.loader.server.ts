import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { Thread } from '@gruenland/shared-contracts/api/messages.ts';
import { threadSchema } from '@gruenland/shared-contracts/api/messages.schema.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SessionAnswer } from '@gruenland/shared-contracts/session.ts';
import { actOn, AwayError } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf } from '#data/own-page.server.ts';

export interface ThreadData {
  readonly thread: Thread;
  /** Of the mail that led here; empty where the session or a cookie opens it. */
  readonly code: string;
  readonly formKey: string;
  /** What became of a picture that was sent. */
  readonly pictureNews: string | null;
}

/** Where the api keeps a conversation. */
export function threadAddress(context: Pick<LoadContext, 'params' | 'query'>, call = ''): string {
  const code = codeOf(context);
  const query = code ? `?code=${encodeURIComponent(code)}` : '';
  return `/api/nachrichten/${context.params['unterhaltung'] ?? ''}${call}${query}`;
}

/** A conversation for one of its sides; without any key to it, the login is asked for first. */
export async function readThread(context: LoadContext): Promise<Thread | PageResult<never>> {
  const answer = await context.api.get(threadAddress(context));
  if (answer.status === 200) return threadSchema.parse(answer.body);
  if (answer.status !== 404 && answer.status !== 400) {
    throw new AwayError(`api answered ${answer.status}`);
  }
  if (codeOf(context)) return notFound();
  const session = await context.api.get<SessionAnswer>('/api/_auth/session');
  return session.body?.user ? notFound() : redirectTo(paths.login(context.path));
}

/** What two wrote, and notes that it was read. */
export async function loadThread(context: LoadContext): Promise<PageResult<ThreadData>> {
  const thread = await readThread(context);
  if ('kind' in thread) return thread;
  // A read mark is no reason to fail: it comes with the next look.
  await context.api.post(threadAddress(context, '/gelesen')).catch(() => undefined);
  return {
    kind: 'page',
    data: {
      thread,
      code: codeOf(context),
      formKey: newFormKey(),
      pictureNews: context.query.get('bild'),
    },
    head: { name: `Nachrichten mit ${thread.other}`, noIndex: true },
  };
}

/** Answer, block or let write again, object. */
export async function actInThread(context: ActionContext): Promise<ActionResult> {
  const { form } = context;
  const action = form['aktion'] ?? '';
  const id = context.params['unterhaltung'] ?? '';
  const back = () => messagePaths.unterhaltung(id, codeOf(context));
  const text = form['text'] ?? '';
  switch (action) {
    case 'antworten': {
      const body = keyed(form, {
        text,
        offer: form['offer'] ?? '',
        anyway: form['anyway'] === 'true',
      });
      return actOn(context, threadAddress(context, '/antworten'), body, back);
    }
    case 'blockieren':
    case 'freigeben': {
      const body = { block: action === 'blockieren' };
      return actOn(context, threadAddress(context, '/blockieren'), body, back);
    }
    case 'einspruch':
      return actOn(context, threadAddress(context, '/einspruch'), { text }, back);
    default:
      return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  }
}
