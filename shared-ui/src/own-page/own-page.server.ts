import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

/** Where staff without a second factor are told to set one up. */
export const secondFactorPage = `${paths.accountSecurity()}?grund=redaktion`;

/** The api gave no usable answer: the page says that it is away for the moment. */
class AwayError extends Error {
  override readonly name = 'AwayError';
  readonly unavailable = true;
}

/**
 * Reads something of the signed-in person and makes a page of it; without a session: the login.
 *
 * @param method `post` where the api writes down that it was read
 */
export async function accountPage<Body, Data>(
  context: LoadContext,
  apiPath: string,
  name: string,
  build: (body: Body) => Data,
  method: 'get' | 'post' = 'get',
): Promise<PageResult<Data>> {
  const answer = await context.api[method]<Body>(apiPath);
  if (answer.status === 401) return redirectTo(paths.login(addressOf(context)));
  if (answer.status === 403) {
    const { code } = answer.body as Partial<ProblemDetails>;
    if (code === 'session.second-factor') return redirectTo(secondFactorPage);
    if (code === 'session.forbidden') return { kind: 'not-found' };
    return redirectTo(paths.confirmLogin(addressOf(context)));
  }
  // 400: the code of the address is none, for example because a mail program cut it off.
  if ([400, 404].includes(answer.status)) return { kind: 'not-found' };
  if (answer.status !== 200) throw new AwayError(`api answered ${answer.status}`);
  return { kind: 'page', data: build(answer.body), head: { name, noIndex: true } };
}

/** Path and query of the page, to come back to. */
export function addressOf({ path, query }: Pick<LoadContext, 'path' | 'query'>): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A public page of this area. */
export function plainPage<Data>(name: string, data: Data): PageResult<Data> {
  return { kind: 'page', data, head: { name, noIndex: true } };
}

/** The secret of a link in a mail. Not called `token`: that parameter is the app's. */
export function codeOf({ query }: LoadContext): string {
  return (query.get('code') ?? '').slice(0, 200);
}
