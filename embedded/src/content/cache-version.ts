import { contentVersion } from '#stories/space.ts';
import type { Reading } from './content-space.ts';

/**
 * Returns the URL with the current cache version, to which a published request without a usable one
 * is redirected. Returns undefined when the request carries one. `cv=0`, which clients send after a
 * flush, counts as none.
 */
export function addressWithVersion(url: string, reading: Reading): string | undefined {
  if (reading.draft || !reading.setting.cvRedirect) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/su);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const versions = pairs.filter((pair) => /^cv(?:=|$)/u.test(pair));
  if (/^cv=[1-9]\d*$/u.test(versions.at(-1) ?? '')) return undefined;
  const others = pairs.filter((pair) => !versions.includes(pair));
  const version = contentVersion(reading.space, reading.now);
  return `${path}?${[...others, `cv=${version}`].join('&')}`;
}
