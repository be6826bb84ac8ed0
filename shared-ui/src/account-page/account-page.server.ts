import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

/** Page where staff without a second factor set one up. */
export const secondFactorSetupPath = `${paths.accountSecurity()}?grund=redaktion`;

/** The api gave no usable answer; the page answers 503. */
class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly unavailable = true;
}

/**
 * Requests data of the signed-in user from the api and builds a page from it. Without a session it
 * redirects to the login.
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
  const answer = await context.api[method]<Body>(apiPath);
  if (answer.status === 401) return redirectTo(paths.login(currentAddress(context)));
  if (answer.status === 403) {
    const { code } = answer.body as Partial<ProblemDetails>;
    if (code === 'session.second-factor') return redirectTo(secondFactorSetupPath);
    if (code === 'session.forbidden') return { kind: 'not-found' };
    return redirectTo(paths.confirmLogin(currentAddress(context)));
  }
  // 400: the code in the address is malformed, for example truncated by a mail program.
  if ([400, 404].includes(answer.status)) return { kind: 'not-found' };
  if (answer.status !== 200) throw new ServiceUnavailableError(`api answered ${answer.status}`);
  return { kind: 'page', data: build(answer.body), head: { name, noIndex: true } };
}

/** Path and query of the current page, for returning to it. */
export function currentAddress({ path, query }: Pick<LoadContext, 'path' | 'query'>): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A page without data of the api, not indexed. */
export function publicPage<Data>(name: string, data: Data): PageResult<Data> {
  return { kind: 'page', data, head: { name, noIndex: true } };
}

/** Code of a mail link. Not called `token`, because the app uses that parameter. */
export function codeFromQuery({ query }: LoadContext): string {
  return (query.get('code') ?? '').slice(0, 200);
}
