import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { DeskAccount, FoundAccount } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { isTicked, textOf } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage, ownDesks } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface AccountData extends DeskData {
  readonly account: DeskAccount;
}

const root = '/api/redaktion/konten';
const desk = { desk: 'accounts', name: 'Konten' } as const;

/** Id of an account in the address; empty for what is none. */
const idOf = ({ params }: Pick<LoadContext, 'params'>): string =>
  /^[0-9A-Z]{26}$/u.exec(params['konto'] ?? '')?.[0] ?? '';

/** The search. It shows nothing of anybody, so the session says who sees it; the api asks again. */
export async function loadAccounts(context: LoadContext): Promise<PageResult<DeskData>> {
  const desks = await ownDesks(context, desk.desk);
  if (!desks.some(({ current }) => current)) return { kind: 'not-found' };
  return { kind: 'page', data: { desks }, head: { name: desk.name, noIndex: true } };
}

/** Looks for the account of an address; from then on its id stands in the address. */
export function findAccount(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${root}/suchen`,
    body: (values) => ({ email: textOf(values, 'email').trim() }),
    done: (_, answer) => deskPaths.account((answer as FoundAccount).id),
  })(context);
}

/** An account. Asking for it is a POST, as each look is written down. */
export async function loadAccount(context: LoadContext): Promise<PageResult<AccountData>> {
  const id = idOf(context);
  if (!id) return { kind: 'not-found' };
  const build = (account: DeskAccount) => ({ account });
  return deskPage(context, `${root}/${id}`, desk, build, 'post');
}

/** Blocks an account, changes the block, or ends it. */
export function changeBlock(context: ActionContext): Promise<ActionResult> {
  const id = idOf(context) || 'x';
  const done = () => deskPaths.account(id);
  return actOnOneOf({
    sperren: {
      path: `${root}/${id}/sperren`,
      body: (values) => ({
        reason: textOf(values, 'reason'),
        until: textOf(values, 'until'),
        confirmed: isTicked(values, 'confirmed'),
      }),
      done,
    },
    entsperren: {
      path: `${root}/${id}/entsperren`,
      body: (values) => ({ confirmed: isTicked(values, 'confirmed') }),
      done,
    },
  })(context);
}
