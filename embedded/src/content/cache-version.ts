import { getContentVersion } from '#stories/space.ts';
import type { RequestContext } from './content-space.ts';

/**
 * Returns the URL to which a request for published content is redirected: the requested URL with
 * the current cache version. Returns undefined if no redirect is needed, for example because the
 * URL has a valid version. `cv=0`, which clients send after they flush their cache, is not a valid
 * version.
 */
export function getCacheVersionRedirect(
  url: string,
  requestContext: RequestContext,
): string | undefined {
  if (requestContext.readsDrafts || !requestContext.settings.redirectsToCacheVersion)
    return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/su);
  const parameterPairs = query.split('&').filter((pair) => pair !== '');
  const versionPairs = parameterPairs.filter((pair) => /^cv(?:=|$)/u.test(pair));
  if (/^cv=[1-9]\d*$/u.test(versionPairs.at(-1) ?? '')) return undefined;
  const otherPairs = parameterPairs.filter((pair) => !versionPairs.includes(pair));
  const version = getContentVersion(requestContext.space, requestContext.now);
  return `${path}?${[...otherPairs, `cv=${version}`].join('&')}`;
}
