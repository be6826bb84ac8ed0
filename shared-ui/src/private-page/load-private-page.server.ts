import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { ServiceUnavailableError } from '@gruenland/shared-contracts/service-unavailable-error.ts';

/**
 * Loads data that belongs to one visitor and builds a page from it. Returns the 404 page if the api
 * responds with status 400 or 404.
 * @throws ServiceUnavailableError if the status is neither 200, 400 nor 404
 */
export async function loadPrivatePage<Body, Data>(
  context: LoadContext,
  apiPath: string,
  name: string,
  buildData: (body: Body) => Data,
): Promise<PageResult<Data>> {
  const { status, body } = await context.api.get<Body>(apiPath);
  if (status === 400 || status === 404) return createNotFoundResult();
  if (status !== 200) throw new ServiceUnavailableError(`api answered ${status}`);
  return { kind: 'page', data: buildData(body), head: { name, noIndex: true } };
}

/**
 * Reads the secret code of a link in a mail. The query parameter is not called `token`, because the
 * app logs in with `?token=`.
 */
export function readCode({ query }: Pick<LoadContext, 'query'>): string {
  return (query.get('code') ?? '').slice(0, 300);
}
