import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { AwayError } from './act-on.server.ts';

/** Reads something that belongs to one visitor and makes a page of it; what is refused is 404. */
export async function ownPage<Body, Data>(
  context: LoadContext,
  apiPath: string,
  name: string,
  build: (body: Body) => Data,
): Promise<PageResult<Data>> {
  const { status, body } = await context.api.get<Body>(apiPath);
  if (status === 400 || status === 404) return notFound();
  if (status !== 200) throw new AwayError(`api answered ${status}`);
  return { kind: 'page', data: build(body), head: { name, noIndex: true } };
}

/** The secret of a link in a mail. Not called `token`: that parameter is the app's. */
export function codeOf({ query }: Pick<LoadContext, 'query'>): string {
  return (query.get('code') ?? '').slice(0, 300);
}
