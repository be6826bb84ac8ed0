import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SessionResponse } from '@gruenland/shared-contracts/session.ts';
import {
  loadAccountPage,
  getCurrentPath,
} from '@gruenland/shared-ui/account-page/account-page.server.ts';

import { listStaffPages } from './staff-pages.server.ts';
import type { StaffPageId, StaffPageLink } from './staff-pages.server.ts';

/** Data that every staff page needs. */
export interface StaffPageData {
  readonly staffPages: readonly StaffPageLink[];
}

/** Id and document title of a staff page. */
export interface StaffPageName {
  readonly id: StaffPageId;
  readonly name: string;
}

/** Returns links to the staff pages that the session's roles allow. */
export async function loadStaffPages(
  context: LoadContext,
  currentPageId: StaffPageId | null,
): Promise<StaffPageLink[]> {
  const response = await context.api.get<SessionResponse>('/api/_auth/session');
  const roles = (response.status === 200 && response.body.user?.roles) || [];
  return listStaffPages(roles, currentPageId);
}

/**
 * Loads a staff page from one api response. Visitors without the required role get 404, so that the
 * response does not reveal the page. Staff whose login is too old must log in again. Staff without
 * a second factor must add one.
 */
export async function loadStaffPage<Body, Data>(
  context: LoadContext,
  path: string,
  { id, name }: StaffPageName,
  buildData: (body: Body) => Data,
  method: 'get' | 'post' = 'get',
): Promise<PageResult<Data & StaffPageData>> {
  const [page, staffPages] = await Promise.all([
    loadAccountPage<Body, Data>(context, path, name, buildData, method),
    loadStaffPages(context, id),
  ]);
  if (page.kind === 'page') return { ...page, data: { ...page.data, staffPages } };
  const redirectsToLogin =
    page.kind === 'redirect' && page.to === paths.login(getCurrentPath(context));
  return redirectsToLogin ? { kind: 'not-found' } : page;
}
