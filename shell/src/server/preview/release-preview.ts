import type { KeyObject } from 'node:crypto';
import { verifyPreviewLink } from '@gruenland/federation/release/preview-link.ts';

/** Query parameter of a URL that contains a preview link. */
export const RELEASE_PREVIEW_PARAM = 'vorschau';
/** Value of the parameter that ends all previews. */
const END_PREVIEWS_VALUE = 'aus';
/** Separates preview links in the cookie; no link contains this character. */
const SEPARATOR = '.';
/** Maximum number of preview links in the cookie. */
const MAX_LINKS = 5;
/** Lifetime of the cookie in seconds; each link has its own expiry. */
export const RELEASE_PREVIEW_DURATION_SECONDS = 7 * 24 * 3600;

/** A release that one visitor previews instead of the live one. */
export interface RequestedRelease {
  readonly remote: string;
  /** Release id; `dev` is the newest build of a dev server, `live` the live release. */
  readonly id: string;
  /** URL of the dev server's files; empty for the release origin. */
  readonly base: string;
}

/** A dev server whose build a visitor previews. */
export type DevServer = Pick<RequestedRelease, 'remote' | 'base'>;

/** Returns the dev servers from which previewed releases come. */
export function listDevServers(
  requestedReleases: readonly RequestedRelease[],
): readonly DevServer[] {
  return requestedReleases.filter(({ base }) => base !== '');
}

/** Result of parsing the `vorschau` parameter. */
export type PreviewParamResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  /** Value of the cookie to set; empty to delete the cookie. */
  | { readonly kind: 'set'; readonly cookie: string };

/**
 * Parses and verifies the `vorschau` parameter. Only holders of a release key can create a valid
 * link.
 */
export function parsePreviewParam(
  query: URLSearchParams,
  cookie: string | undefined,
  trustedKeys: readonly KeyObject[],
  nowSeconds: number,
): PreviewParamResult {
  const values = query.getAll(RELEASE_PREVIEW_PARAM);
  const [value] = values;
  if (value === undefined) return { kind: 'none' };
  if (value === END_PREVIEWS_VALUE) return { kind: 'set', cookie: '' };
  const previewLink =
    values.length === 1 ? verifyPreviewLink(value, trustedKeys, nowSeconds) : null;
  if (!previewLink) return { kind: 'invalid' };
  const linksOfOtherRemotes = splitCookieLinks(cookie).filter(
    (link) => verifyPreviewLink(link, trustedKeys, nowSeconds)?.remote !== previewLink.remote,
  );
  return {
    kind: 'set',
    cookie: [value, ...linksOfOtherRemotes].slice(0, MAX_LINKS).join(SEPARATOR),
  };
}

/** Returns the releases of the valid links in the cookie; expired or changed links are ignored. */
export function readRequestedReleases(
  cookie: string | undefined,
  trustedKeys: readonly KeyObject[],
  nowSeconds: number,
): readonly RequestedRelease[] {
  return splitCookieLinks(cookie)
    .map((link) => verifyPreviewLink(link, trustedKeys, nowSeconds))
    .filter((requestedReleases) => requestedReleases !== null);
}

function splitCookieLinks(cookie: string | undefined): readonly string[] {
  if (!cookie || cookie.length > 3500) return [];
  return cookie.split(SEPARATOR).slice(0, MAX_LINKS);
}
