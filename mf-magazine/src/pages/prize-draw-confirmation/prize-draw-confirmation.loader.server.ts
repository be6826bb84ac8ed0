import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { EntryState, EntryStateResponse } from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { readPlainTitle } from '#pages/story-page/plain-title.ts';
import { createRefusedForm } from '#forms/refused-form.server.ts';

/** Data of the page on which entrants confirm their entry. */
export interface PrizeDrawConfirmationData {
  /** Code from the link in the email. Not called `token`, because the app uses that parameter. */
  readonly code: string;
  /**
   * State of the entry. `unavailable` means that the api is unavailable. `no-code` means that the
   * URL contains no code.
   */
  readonly state: EntryState | 'unavailable' | 'no-code';
  /** Title of the draw as plain text, from the api or the URL. */
  readonly title: string | null;
}

const CODE_PATTERN = /^[\w-]{20,200}$/;

/**
 * Loads the page that the email links to. Loading the page does not confirm the entry, because mail
 * scanners open links too. Without a code, the page shows general information.
 */
export async function loadPrizeDrawConfirmation(
  context: LoadContext,
): Promise<PageResult<PrizeDrawConfirmationData>> {
  const code = context.query.get('code') ?? '';
  const { state, title } = await readEntryState(context, code);
  return {
    kind: 'page',
    data: { code, state, title: title ?? readPlainTitle(context.query) ?? null },
    head: { name: 'Teilnahme am Gewinnspiel', noIndex: true },
  };
}

/** Confirms the entry after a click on the button. */
export async function confirmEntry({ api, form }: ActionContext): Promise<ActionResult> {
  const code = form['code'] ?? '';
  const response = await api.post<EntryStateResponse>('/api/forms/entries/confirm', { code });
  if (response.status >= 400) return createRefusedForm(response, form);
  const confirmedParam = response.body.state === 'confirmed' ? '&neu=1' : '';
  return {
    kind: 'done',
    to: `${paths.prizeDrawConfirm()}?code=${encodeURIComponent(code)}${confirmedParam}`,
  };
}

async function readEntryState(
  { api, query, log }: LoadContext,
  code: string,
): Promise<Omit<EntryStateResponse, 'state'> & Pick<PrizeDrawConfirmationData, 'state'>> {
  if (code === '') return { state: 'no-code' };
  if (!CODE_PATTERN.test(code)) return { state: 'invalid' };
  try {
    const path = `/api/forms/entries/state?code=${encodeURIComponent(code)}`;
    const { status, body } = await api.get<EntryStateResponse>(path);
    if (status !== 200) return { state: status >= 500 ? 'unavailable' : 'invalid' };
    // `neu=1` marks the first visit after the confirmation. Only this visit shows the text about
    // success.
    const isNew = body.state === 'already-confirmed' && query.get('neu') === '1';
    return isNew ? { ...body, state: 'confirmed' } : body;
  } catch (error) {
    log.warn({ error: String(error) }, 'reading the state of a prize draw entry failed');
    return { state: 'unavailable' };
  }
}
