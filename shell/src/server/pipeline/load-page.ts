import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { Page, PageResult, RawDocument } from '@gruenland/shared-contracts/page-result.ts';
import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import { DEADLINES_MS, withDeadline } from '#server/deadlines.ts';
import type { FoundRoute } from '#server/snapshot/find-route.ts';
import { createLoadContext } from './load-context.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';

/** Result of a route's loader or action. */
export type LoadedPage =
  | {
      readonly kind: 'page';
      readonly page: Page<unknown>;
      readonly form: FormState | null;
      readonly status: number;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: number;
      readonly setCookies: readonly string[];
    }
  | RawDocument
  | { readonly kind: 'not-found' }
  | { readonly kind: 'gone' };

/**
 * Runs the route's action if a form was sent, then the route's loader, each within its deadline.
 */
export async function loadPage(
  request: PageRequest,
  foundRoute: FoundRoute,
  services: PageServices,
): Promise<LoadedPage> {
  const actionOutcome = request.form
    ? await runAction(request, foundRoute, request.form, services)
    : null;
  if (actionOutcome?.kind === 'redirect') return actionOutcome;
  const { route, params } = foundRoute;
  const { loader } = route;
  const startMs = performance.now();
  const result: PageResult<unknown> = loader
    ? await withDeadline(
        `loader ${route.id}`,
        DEADLINES_MS.primaryLoader,
        request.signal,
        (signal) => loader(createLoadContext(request, route, params, services, signal)),
      )
    : { kind: 'page', data: null, head: { name: '' } };
  request.insight?.recordArea(foundRoute.release, performance.now() - startMs);
  if (result.kind === 'redirect') return redirectWithinSite(result.to, result.status, []);
  if (result.kind !== 'page') return result;
  const status = actionOutcome?.status ?? result.status ?? 200;
  return { kind: 'page', page: result, form: actionOutcome?.form ?? null, status };
}

type ActionOutcome =
  | Extract<LoadedPage, { kind: 'redirect' }>
  | { readonly kind: 'refused'; readonly form: FormState; readonly status: number };

async function runAction(
  request: PageRequest,
  { route, params }: FoundRoute,
  form: Readonly<Record<string, string>>,
  services: PageServices,
): Promise<ActionOutcome> {
  const { action } = route;
  if (!action) throw new MethodNotAllowedError(`${route.path} has no action`);
  const result = await withDeadline(
    `action ${route.id}`,
    DEADLINES_MS.action,
    request.signal,
    (signal) => action({ ...createLoadContext(request, route, params, services, signal), form }),
  );
  if (result.kind === 'done') return redirectWithinSite(result.to, 303, result.setCookies ?? []);
  return { kind: 'refused', form: result.form, status: result.status ?? 422 };
}

/** Thrown when a form was sent to a page without an action. */
export class MethodNotAllowedError extends Error {
  override readonly name = 'MethodNotAllowedError';
}

function redirectWithinSite(
  to: string,
  status: number,
  setCookies: readonly string[],
): Extract<LoadedPage, { kind: 'redirect' }> {
  if (!isPathOnThisSite(to)) throw new Error('a route redirects to another site');
  return { kind: 'redirect', to, status, setCookies };
}
