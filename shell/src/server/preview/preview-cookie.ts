import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_COOKIE = 'gl_preview';

/** Duration of a preview in seconds. */
export const PREVIEW_DURATION_SECONDS = 3600;

/**
 * Creates the value of the preview cookie: the expiry of the preview, signed with the preview
 * token.
 */
export function createPreviewCookieValue(previewToken: string, expiresSeconds: number): string {
  return `${expiresSeconds}.${computeMac(previewToken, expiresSeconds).toString('hex')}`;
}

/** Whether the value of the preview cookie has a valid signature and has not expired. */
export function isValidPreviewCookie(
  value: string | undefined,
  previewToken: string,
  nowSeconds: number,
): boolean {
  const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(value ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expiresSeconds = Number(match[1]);
  if (expiresSeconds < nowSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], 'hex'), computeMac(previewToken, expiresSeconds));
}

function computeMac(previewToken: string, expiresSeconds: number): Buffer {
  return createHmac('sha256', previewToken).update(`preview:${expiresSeconds}`).digest();
}
