import { createHash } from 'node:crypto';
import { PlainError } from '../project/terminal.mjs';

/**
 * The address that shows a page with its drafts, as the visual editor opens it: good for one hour,
 * by `sha1(space:preview token:timestamp)`. Rule source: shell/src/server/preview/editor-token.ts.
 *
 * @param {string} path Path on the site, with a query if there is one.
 * @param {NodeJS.ProcessEnv} env CONTENT_SPACE_ID, CONTENT_PREVIEW_TOKEN, SITE_URL, PORT; an empty
 *   one counts as not set.
 * @param {number} nowSeconds
 * @throws {PlainError} when the path leads away from the site, or SITE_URL is no address
 */
export function previewLink(path, env, nowSeconds) {
  const site = siteUrl(env);
  const address = addressOn(site, path);
  const spaceId = env.CONTENT_SPACE_ID || '100001';
  const token = env.CONTENT_PREVIEW_TOKEN || 'embedded-preview';
  const hash = createHash('sha1').update(`${spaceId}:${token}:${nowSeconds}`).digest('hex');
  address.searchParams.append('_storyblok_tk[space_id]', spaceId);
  address.searchParams.append('_storyblok_tk[timestamp]', String(nowSeconds));
  address.searchParams.append('_storyblok_tk[token]', hash);
  return address.href;
}

function siteUrl(env) {
  const given = env.SITE_URL || `http://localhost:${env.PORT || 3000}`;
  if (!URL.canParse(given)) throw new PlainError(`SITE_URL is "${given}", it must be an address`);
  return new URL(given);
}

function addressOn(site, path) {
  const address = URL.canParse(path, site.href) ? new URL(path, site) : undefined;
  if (address?.origin === site.origin) return address;
  throw new PlainError(`"${path}" is no path of ${site.origin}; write for example /impressum`);
}
