import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ServiceUnavailableError } from '@gruenland/shared-contracts/service-unavailable-error.ts';

/** Path of the page where staff without a second factor set one up. */
const secondFactorSetupPath = `${paths.accountSecurity()}?grund=redaktion`;

/**
 * Requests data of the signed-in user from the api and builds a page from the data. Redirects to
 * the login if there is no session.
 *
 * @param method `post` for requests that the api logs
 */
export async function loadAccountPage<Body, Data>(
  context: LoadContext,
  apiPath: string,
  name: string,
  build: (body: Body) => Data,
  method: 'get' | 'post' = 'get',
): Promise<PageResult<Data>> {
  const response = await context.api[method]<Body>(apiPath);
  if (response.status === 401) return redirectTo(paths.login(getCurrentPath(context)));
  if (response.status === 403) {
    const { code } = response.body as Partial<ProblemDetails>;
    if (code === 'session.second-factor') return redirectTo(secondFactorSetupPath);
    if (code === 'session.forbidden') return { kind: 'not-found' };
    return redirectTo(paths.confirmLogin(getCurrentPath(context)));
  }
  // Status 400 means that the code in the URL is malformed, for example truncated by a mail
  // program.
  if ([400, 404].includes(response.status)) return { kind: 'not-found' };
  if (response.status !== 200) throw new ServiceUnavailableError(`api answered ${response.status}`);
  return { kind: 'page', data: build(response.body), head: { name, noIndex: true } };
}

/** Returns path and query of the current page, for links that lead back to this page. */
export function getCurrentPath({ path, query }: Pick<LoadContext, 'path' | 'query'>): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Builds a page that search engines must not index. */
export function buildUnindexedPage<Data>(name: string, data: Data): PageResult<Data> {
  return { kind: 'page', data, head: { name, noIndex: true } };
}
