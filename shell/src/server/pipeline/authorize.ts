import * as paths from '@gruenland/shared-contracts/paths.ts';
import { addAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { SessionAnswer } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { createLoadContext } from './load-context.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';

export type Authorization =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The URL contains a one-time token, which the browser must exchange first. */
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'hidden' };

/**
 * Checks access on the server as in specification section 6. If the URL contains a one-time token,
 * the browser must exchange it first.
 */
export async function authorize(
  request: PageRequest,
  route: RouteDefinition,
  services: PageServices,
  signal: AbortSignal,
): Promise<Authorization> {
  const access = route.handle.access ?? 'public';
  if (access === 'public') return { kind: 'allowed' };
  const context = createLoadContext(
    request,
    { handle: { layout: route.handle.layout } },
    {},
    services,
    signal,
  );
  const answer = await context.api.get<SessionAnswer>('/api/_auth/session');
  const user = answer.status === 200 ? answer.body.user : null;
  if (user && (access === 'login' || user.roles.some(isStaffRole))) return { kind: 'allowed' };
  if (access === 'staff') return { kind: 'hidden' };
  if (request.visitor.hasUrlToken) return { kind: 'signing-in' };
  return { kind: 'redirect', to: addAppMode(paths.login(request.url), request.appMode) };
}
