import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { foundAccountSchema } from '@gruenland/shared-contracts/api/staff-accounts.schema.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createFormActions,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { isTicked, getText } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage, loadStaffPages } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface AccountData extends StaffPageData {
  readonly account: AccountDetail;
}

const apiPath = '/api/staff/accounts';
const staffPage = { id: 'accounts', name: 'Konten' } as const;

/** Reads the account id from the path. Returns an empty string if the id is invalid. */
const readAccountId = ({ params }: Pick<LoadContext, 'params'>): string =>
  /^[0-9A-Z]{26}$/u.exec(params['konto'] ?? '')?.[0] ?? '';

/**
 * Loads the search page. It shows no personal data, so this loader only checks the roles in the
 * session. The api checks the roles for each search.
 */
export async function loadAccounts(context: LoadContext): Promise<PageResult<StaffPageData>> {
  const staffPages = await loadStaffPages(context, staffPage.id);
  if (!staffPages.some(({ current }) => current)) return { kind: 'not-found' };
  return { kind: 'page', data: { staffPages }, head: { name: staffPage.name, noIndex: true } };
}

/**
 * Finds an account by email address and redirects to its page. The URL of that page contains the
 * account id instead of the email address.
 */
export function findAccount(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${apiPath}/search`,
    body: (values) => ({ email: getText(values, 'email').trim() }),
    responseSchema: foundAccountSchema,
    getNextPath: (_, { id }) => staffPaths.account(id),
  })(context);
}

/** Loads an account. The api call is a POST, because each access is logged. */
export async function loadAccount(context: LoadContext): Promise<PageResult<AccountData>> {
  const id = readAccountId(context);
  if (!id) return { kind: 'not-found' };
  const buildData = (account: AccountDetail) => ({ account });
  return loadStaffPage(context, `${apiPath}/${id}`, staffPage, buildData, 'post');
}

/** Blocks an account, changes its block or ends the block. */
export function handleAccountBlockAction(context: ActionContext): Promise<ActionResult> {
  const id = readAccountId(context) || 'x';
  const getRedirectPath = () => staffPaths.account(id);
  return createFormActions({
    block: {
      path: `${apiPath}/${id}/block`,
      body: (values) => ({
        reason: getText(values, 'reason'),
        until: getText(values, 'until'),
        confirmed: isTicked(values, 'confirmed'),
      }),
      getNextPath: getRedirectPath,
    },
    unblock: {
      path: `${apiPath}/${id}/unblock`,
      body: (values) => ({ confirmed: isTicked(values, 'confirmed') }),
      getNextPath: getRedirectPath,
    },
  })(context);
}
