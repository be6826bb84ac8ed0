import { RELEASE_PREVIEW_COOKIE } from '@gruenland/federation/release/preview-link.ts';
import type { ShellConfig } from '#server/config.ts';
import { formatSetCookie } from '#server/http/set-cookie.ts';
import {
  createPreviewCookieValue,
  PREVIEW_COOKIE,
  PREVIEW_DURATION_SECONDS,
} from '#server/preview/preview-cookie.ts';
import { RELEASE_PREVIEW_DURATION_SECONDS } from '#server/preview/release-preview.ts';

/** Returns the cookie that lets this browser see drafts for the duration of a preview. */
export function createPreviewCookie(
  { CONTENT_PREVIEW_TOKEN }: ShellConfig['env'],
  nowSeconds: number,
): string {
  const value = createPreviewCookieValue(
    CONTENT_PREVIEW_TOKEN,
    nowSeconds + PREVIEW_DURATION_SECONDS,
  );
  return formatSetCookie(PREVIEW_COOKIE, value, {
    maxAgeSeconds: PREVIEW_DURATION_SECONDS,
    isSecure: true,
    sameSite: 'none',
    isPartitioned: true,
  });
}

/**
 * Returns the cookie with the releases that this browser previews.
 * @param value empty to end all previews
 */
export function createReleasePreviewCookie(value: string, { siteUrl }: ShellConfig): string {
  return formatSetCookie(RELEASE_PREVIEW_COOKIE, value, {
    maxAgeSeconds: value ? RELEASE_PREVIEW_DURATION_SECONDS : 0,
    isSecure: siteUrl.startsWith('https:'),
  });
}
