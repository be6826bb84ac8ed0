import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_COOKIE = 'gl_preview';

/** Duration of a preview in seconds. */
export const PREVIEW_DURATION_SECONDS = 3600;

/**
 * Creates the value of the preview cookie: the expiry of the preview, signed with the preview
 * token.
 */
export function createPreviewCookieValue(previewToken: string, expires: number): string {
  return `${expires}.${computeMac(previewToken, expires).toString('hex')}`;
}

/** Whether the value of the preview cookie has a valid signature and has not expired. */
export function isValidPreviewCookie(
  value: string | undefined,
  previewToken: string,
  nowSeconds: number,
): boolean {
  const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(value ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expires = Number(match[1]);
  if (expires < nowSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], 'hex'), computeMac(previewToken, expires));
}

function computeMac(previewToken: string, expires: number): Buffer {
  return createHmac('sha256', previewToken).update(`preview:${expires}`).digest();
}
