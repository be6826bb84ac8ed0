import { createHash } from 'node:crypto';
import { PlainError } from '../project/terminal.mjs';

/**
 * Returns the URL with which the visual editor opens a page with its drafts. It is valid for one
 * hour and signed with `sha1(space:preview token:timestamp)`, as
 * shell/src/server/preview/editor-token.ts requires.
 *
 * @param {string} path Path on the site, optionally with a query.
 * @param {NodeJS.ProcessEnv} env Reads CONTENT_SPACE_ID, CONTENT_PREVIEW_TOKEN, SITE_URL and PORT;
 *   empty values count as not set.
 * @param {number} nowSeconds
 * @throws {PlainError} when the path leads to another site, or SITE_URL is invalid
 */
export function createPreviewLink(path, env, nowSeconds) {
  const site = siteUrl(env);
  const address = resolveOnSite(site, path);
  const spaceId = env.CONTENT_SPACE_ID || '100001';
  const token = env.CONTENT_PREVIEW_TOKEN || 'embedded-preview';
  const hash = createHash('sha1').update(`${spaceId}:${token}:${nowSeconds}`).digest('hex');
  address.searchParams.append('_storyblok_tk[space_id]', spaceId);
  address.searchParams.append('_storyblok_tk[timestamp]', String(nowSeconds));
  address.searchParams.append('_storyblok_tk[token]', hash);
  return address.href;
}

function siteUrl(env) {
  const siteBaseUrl = env.SITE_URL || `http://localhost:${env.PORT || 3000}`;
  if (!URL.canParse(siteBaseUrl))
    throw new PlainError(`SITE_URL is "${siteBaseUrl}", it must be a URL`);
  return new URL(siteBaseUrl);
}

function resolveOnSite(site, path) {
  const address = URL.canParse(path, site.href) ? new URL(path, site) : undefined;
  if (address?.origin === site.origin) return address;
  throw new PlainError(`"${path}" is not a path of ${site.origin}; use for example /impressum`);
}
