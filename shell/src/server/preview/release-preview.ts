import type { KeyObject } from 'node:crypto';
import { readPreviewLink } from '@gruenland/federation/release/preview-link.ts';

/** Parameter of a preview link, and the cookie that keeps what it opened. */
export const RELEASE_PREVIEW_PARAM = 'vorschau';
export const RELEASE_PREVIEW_COOKIE = 'gl_vorschau';
/** Value of the parameter that ends all previews. */
const END = 'aus';
/** Links stand one after the other in the cookie; none of them contains this. */
const BETWEEN = '.';
const MAX_LINKS = 5;
/** Seconds the cookie lasts at most; each link ends by itself. */
export const RELEASE_PREVIEW_SECONDS = 7 * 24 * 3600;

/** A release one visitor wants to see in the place of the live one. */
export interface WantedRelease {
  readonly remote: string;
  /** Release id; `dev` is the newest that a dev server pushed; `live` is the one everybody sees. */
  readonly id: string;
  /** Where a dev server's files lie; empty for the release origin. */
  readonly base: string;
}

/** What `?vorschau=` asks for. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  /** The cookie to set; empty to delete it. */
  | { readonly kind: 'set'; readonly cookie: string };

/** Judges the parameter of an address: only those who may release can make a valid link. */
export function previewRequest(
  query: URLSearchParams,
  cookie: string | undefined,
  trusted: readonly KeyObject[],
  nowSeconds: number,
): PreviewRequest {
  const values = query.getAll(RELEASE_PREVIEW_PARAM);
  const [value] = values;
  if (value === undefined) return { kind: 'none' };
  if (value === END) return { kind: 'set', cookie: '' };
  const opened = values.length === 1 ? readPreviewLink(value, trusted, nowSeconds) : null;
  if (!opened) return { kind: 'invalid' };
  const others = linksOf(cookie).filter(
    (link) => readPreviewLink(link, trusted, nowSeconds)?.remote !== opened.remote,
  );
  return { kind: 'set', cookie: [value, ...others].slice(0, MAX_LINKS).join(BETWEEN) };
}

/** What the cookie's valid links ask for; links that have ended or were changed count for nothing. */
export function wantedReleases(
  cookie: string | undefined,
  trusted: readonly KeyObject[],
  nowSeconds: number,
): readonly WantedRelease[] {
  return linksOf(cookie)
    .map((link) => readPreviewLink(link, trusted, nowSeconds))
    .filter((wanted) => wanted !== null);
}

function linksOf(cookie: string | undefined): readonly string[] {
  if (!cookie || cookie.length > 3500) return [];
  return cookie.split(BETWEEN).slice(0, MAX_LINKS);
}
