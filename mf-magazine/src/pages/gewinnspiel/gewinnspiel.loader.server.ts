import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { EntryState, EntryStateAnswer } from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { plainTitle } from '#pages/parts/plain-title.ts';
import { refusedForm } from '#forms/refused-form.server.ts';

/** State of a part in a prize draw. */
export interface GewinnspielData {
  /** From the link in the mail. Not called `token`: that parameter is the app's. */
  readonly code: string;
  /** `away`: the api cannot say; `unasked`: the address does not say whose part is meant. */
  readonly state: EntryState | 'away' | 'unasked';
  /** Title of the draw, or from the address; plain text. */
  readonly title: string | null;
}

const CODE = /^[\w-]{20,200}$/;

/**
 * Opened from the mail. It only asks: mail scanners open links, people press buttons. Without a code
 * it is the page after a confirmation somewhere else, of which nothing is known here.
 */
export async function loadGewinnspiel(context: LoadContext): Promise<PageResult<GewinnspielData>> {
  const code = context.query.get('code') ?? '';
  const { state, title } = await stateOf(context, code);
  return {
    kind: 'page',
    data: { code, state, title: title ?? plainTitle(context.query) ?? null },
    head: { name: 'Teilnahme am Gewinnspiel', noIndex: true },
  };
}

/** The button was pressed. */
export async function confirmEntry({ api, form }: ActionContext): Promise<ActionResult> {
  const code = form['code'] ?? '';
  const answer = await api.post<EntryStateAnswer>('/api/forms/entries/confirm', { code });
  if (answer.status >= 400) return refusedForm(answer, form);
  const done = answer.body.state === 'confirmed' ? '&neu=1' : '';
  return {
    kind: 'done',
    to: `${paths.prizeDrawConfirm()}?code=${encodeURIComponent(code)}${done}`,
  };
}

async function stateOf(
  { api, query, log }: LoadContext,
  code: string,
): Promise<Omit<EntryStateAnswer, 'state'> & Pick<GewinnspielData, 'state'>> {
  if (code === '') return { state: 'unasked' };
  if (!CODE.test(code)) return { state: 'invalid' };
  try {
    const path = `/api/forms/entries/state?code=${encodeURIComponent(code)}`;
    const { status, body } = await api.get<EntryStateAnswer>(path);
    if (status !== 200) return { state: status >= 500 ? 'away' : 'invalid' };
    // Right after the press it is news, later it has been so before.
    const isNew = body.state === 'already-confirmed' && query.get('neu') === '1';
    return isNew ? { ...body, state: 'confirmed' } : body;
  } catch (error) {
    log.warn({ error: String(error) }, 'the state of an entry could not be read');
    return { state: 'away' };
  }
}
