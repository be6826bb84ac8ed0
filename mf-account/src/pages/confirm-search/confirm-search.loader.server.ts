import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { confirmSearchCall } from '#model/saved-calls.ts';

export interface ConfirmSearchData {
  readonly code: string;
  readonly done: boolean;
}

/** Opened from the mail. It only asks: mail scanners open links, people press buttons. */
export async function loadConfirmSearch(
  context: LoadContext,
): Promise<PageResult<ConfirmSearchData>> {
  const done = context.query.get('fertig') === '1';
  return plainPage('Suchauftrag bestätigen', { code: codeOf(context), done });
}

export const confirmSearch = actOn(confirmSearchCall);
