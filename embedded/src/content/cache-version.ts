import { getContentVersion } from '#stories/space.ts';
import type { Reading } from './content-space.ts';

/**
 * Returns the URL to which a request for published content is redirected if it has no valid cache
 * version: its URL with the current version. Returns undefined if no redirect is needed. `cv=0`,
 * which clients send after they flush their cache, is not a valid version.
 */
export function addCacheVersion(url: string, reading: Reading): string | undefined {
  if (reading.readsDrafts || !reading.setting.cvRedirect) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/su);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const versions = pairs.filter((pair) => /^cv(?:=|$)/u.test(pair));
  if (/^cv=[1-9]\d*$/u.test(versions.at(-1) ?? '')) return undefined;
  const others = pairs.filter((pair) => !versions.includes(pair));
  const version = getContentVersion(reading.space, reading.now);
  return `${path}?${[...others, `cv=${version}`].join('&')}`;
}
