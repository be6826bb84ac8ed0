import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';

/** The api gave no usable answer: the page says that it is away for the moment. */
class AwayError extends Error {
  override readonly name = 'AwayError';
  readonly unavailable = true;
}

/** Reads something of the signed-in person and makes a page of it; without a session: the login. */
export async function accountPage<Body, Data>(
  context: LoadContext,
  apiPath: string,
  name: string,
  build: (body: Body) => Data,
): Promise<PageResult<Data>> {
  const answer = await context.api.get<Body>(apiPath);
  if (answer.status === 401) return redirectTo(paths.login(context.path));
  if (answer.status === 403) return redirectTo(paths.confirmLogin(context.path));
  if (answer.status === 404) return { kind: 'not-found' };
  if (answer.status !== 200) throw new AwayError(`api answered ${answer.status}`);
  return { kind: 'page', data: build(answer.body), head: { name, noIndex: true } };
}

/** A public page of this area. */
export function plainPage<Data>(name: string, data: Data): PageResult<Data> {
  return { kind: 'page', data, head: { name, noIndex: true } };
}

/** The secret of a link in a mail. Not called `token`: that parameter is the app's. */
export function codeOf({ query }: LoadContext): string {
  return (query.get('code') ?? '').slice(0, 200);
}
