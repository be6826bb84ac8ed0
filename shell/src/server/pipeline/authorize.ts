import * as paths from '@gruenland/shared-contracts/paths.ts';
import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import type { SessionResponse } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';
import { createLoadContext } from './load-context.ts';
import { createLoadedProblem } from './load-result.ts';
import type { LoadResult } from './load-result.ts';
import type { PageMatch } from './match-page.ts';
import type { PageJob } from './page-job.ts';
import { createNotFoundPage, createSigningInPage } from './problem-page.ts';

/**
 * Checks on the server whether the visitor may see the page (specification section 6). If the URL
 * contains a one-time token, the browser must exchange it first.
 * @returns the redirect or page that replaces the page; null if the visitor may see the page
 */
export async function authorize(match: PageMatch, job: PageJob): Promise<LoadResult | null> {
  if (match.kind !== 'route') return null;
  const { handle } = match.route;
  const { access = 'public', layout } = handle;
  if (access === 'public') return null;
  const { request, deadline } = job;
  const context = createLoadContext(job, { layout }, {}, deadline.signal);
  const response = await context.api.get<SessionResponse>('/api/_auth/session');
  const user = response.status === 200 ? response.body.user : null;
  if (user && (access === 'login' || user.roles.some(isStaffRole))) return null;
  if (access === 'staff') {
    const page = createNotFoundPage(`Page not found: ${request.path}`, request.requestId);
    return createLoadedProblem(page, handle);
  }
  if (request.visitor.hasUrlToken)
    return createLoadedProblem(createSigningInPage(request.requestId), handle);
  const to = addAppModeParameter(paths.login(request.url), request.appMode);
  return { kind: 'redirect', redirectUrl: to, status: 302, setCookies: [] };
}
