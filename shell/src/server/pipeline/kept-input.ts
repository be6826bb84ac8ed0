import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SECRET_FIELD } from '@gruenland/shared-contracts/api/form-drafts.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import type { PageRequest } from './page-request.ts';

/** Holds a form that was sent without a session, until its page is shown again after the login. */
const COOKIE = 'gl_eingaben';
/** Seconds that a login may take. */
const KEPT_SECONDS = 3600;
/** Characters of a cookie that every browser takes, name and attributes off. */
const COOKIE_MAX = 3800;
/** Bytes that a cookie may become when it is read: nobody is made to unpack without end. */
const TEXT_MAX = 60_000;

const TEXT =
  'Sie sind wieder angemeldet, gesendet ist noch nichts. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.';

/**
 * Keeps what was typed while a form without script is sent to the login: it stays in the visitor's own
 * browser, without secrets, and only for the page it was typed on. Nothing when it does not fit.
 *
 * @param to where the form is sent on to; anything but a login keeps nothing
 * @returns lines for `Set-Cookie`
 */
export function keepInput({ form, path }: PageRequest, to: string, secure: boolean): string[] {
  if (!form || !leadsToLogin(to)) return [];
  const values = Object.fromEntries(
    Object.entries(form).filter(([name]) => !SECRET_FIELD.test(name)),
  );
  const packed = deflateRawSync(JSON.stringify({ path, values })).toString('base64url');
  return packed.length > COOKIE_MAX ? [] : [line(packed, KEPT_SECONDS, secure)];
}

/** What was kept for this page, to be shown again; null for nothing. */
export function keptInput({ visitor, path, form }: PageRequest): FormState | null {
  const packed = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`, 'u').exec(visitor.cookie ?? '')?.[1];
  if (!packed || form) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: TEXT_MAX });
    const kept = JSON.parse(bytes.toString()) as { path?: unknown; values?: unknown };
    if (kept.path !== path || !isTexts(kept.values)) return null;
    return { values: kept.values, errors: { '': TEXT } };
  } catch {
    // Not of our making.
    return null;
  }
}

/** Line for `Set-Cookie` after it was shown. */
export const forgetInput = (secure: boolean) => line('', 0, secure);

function line(value: string, seconds: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${value}; ${attributes}`;
}

/** Whether a form is answered with the wish for a login, or for a fresh one. */
function leadsToLogin(to: string): boolean {
  return [paths.login(), paths.confirmLogin()].some((path) => to.startsWith(`${path}?`));
}

function isTexts(values: unknown): values is Record<string, string> {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
