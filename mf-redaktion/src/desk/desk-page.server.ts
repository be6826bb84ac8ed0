import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SessionAnswer } from '@gruenland/shared-contracts/session.ts';
import { accountPage, addressOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';

import { desksOf } from './desks.server.ts';
import type { DeskId, DeskLink } from './desks.server.ts';

/** What every page of a desk is given beside its own. */
export interface DeskData {
  readonly desks: readonly DeskLink[];
}

/** Which desk a page belongs to, and what the browser calls it. */
export interface DeskName {
  readonly desk: DeskId;
  readonly name: string;
}

/** The desks of whoever asks, from their session. */
export async function ownDesks(context: LoadContext, current: DeskId | null): Promise<DeskLink[]> {
  const answer = await context.api.get<SessionAnswer>('/api/_auth/session');
  const roles = (answer.status === 200 && answer.body.user?.roles) || [];
  return desksOf(roles, current);
}

/**
 * A page of a desk from one answer of the api. Whoever may not work there learns nothing, not even
 * that there is a desk. Who may, but has shown a password alone or long ago, is led to where that is
 * mended.
 */
export async function deskPage<Body, Data>(
  context: LoadContext,
  path: string,
  { desk, name }: DeskName,
  build: (body: Body) => Data,
  method: 'get' | 'post' = 'get',
): Promise<PageResult<Data & DeskData>> {
  const [page, desks] = await Promise.all([
    accountPage<Body, Data>(context, path, name, build, method),
    ownDesks(context, desk),
  ]);
  if (page.kind === 'page') return { ...page, data: { ...page.data, desks } };
  const toLogin = page.kind === 'redirect' && page.to === paths.login(addressOf(context));
  return toLogin ? { kind: 'not-found' } : page;
}
