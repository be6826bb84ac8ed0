import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { UNSTORED_FIELD_PATTERN } from '@gruenland/shared-contracts/api/form-drafts.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { formatSetCookie } from '#server/http/set-cookie.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Cookie with the input of a form that was sent without a session; after the login the form's page
 * shows the input again.
 */
const FORM_INPUT_COOKIE = 'gl_eingaben';
/** Lifetime of the cookie in seconds. The visitor must log in within this time. */
const COOKIE_MAX_AGE_SECONDS = 3600;
/** Maximum length of the cookie's value in characters, which every browser accepts. */
const MAX_COOKIE_CHARACTERS = 3800;
/** Maximum size of the input in bytes after decompression, against decompression bombs. */
const MAX_UNPACKED_BYTES = 60_000;

const RESTORED_INPUT_NOTICE =
  'Sie sind wieder angemeldet, gesendet ist noch nichts. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.';

/**
 * Saves the input of a form sent without JavaScript when the form's action redirects to the login.
 * The input stays in the visitor's browser, without secrets and for this page only. Saves nothing
 * if the input is too large.
 *
 * @param redirectUrl target of the redirect; the input is saved only if this is the login
 * @returns values for `Set-Cookie`
 */
export function createFormInputCookies(
  { form, path, responseKind }: PageRequest,
  redirectUrl: string,
  isSecure: boolean,
): string[] {
  // An open page keeps the input itself while the visitor logs in.
  if (!form || responseKind === 'data' || !leadsToLogin(redirectUrl)) return [];
  const values = Object.fromEntries(
    Object.entries(form).filter(([name]) => !UNSTORED_FIELD_PATTERN.test(name)),
  );
  const compressedInput = deflateRawSync(JSON.stringify({ path, values })).toString('base64url');
  return compressedInput.length > MAX_COOKIE_CHARACTERS
    ? []
    : [
        formatSetCookie(FORM_INPUT_COOKIE, compressedInput, {
          maxAgeSeconds: COOKIE_MAX_AGE_SECONDS,
          isSecure,
        }),
      ];
}

/** Returns the input saved for this page, or null. */
export function readSavedFormInput({ visitor, path, form }: PageRequest): FormState | null {
  const compressedInput = new RegExp(`(?:^|; )${FORM_INPUT_COOKIE}=([\\w-]+)`, 'u').exec(
    visitor.cookie ?? '',
  )?.[1];
  if (!compressedInput || form) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(compressedInput, 'base64url'), {
      maxOutputLength: MAX_UNPACKED_BYTES,
    });
    const savedInput = JSON.parse(bytes.toString()) as { path?: unknown; values?: unknown };
    if (savedInput.path !== path || !isStringRecord(savedInput.values)) return null;
    return { values: savedInput.values, errors: { '': RESTORED_INPUT_NOTICE } };
  } catch {
    // Ignores an invalid cookie: it cannot come from this site.
    return null;
  }
}

/** Returns the value for `Set-Cookie` that deletes the saved input after the form has shown it. */
export const createExpiredFormInputCookie = (isSecure: boolean) =>
  formatSetCookie(FORM_INPUT_COOKIE, '', { maxAgeSeconds: 0, isSecure });

/** Whether a path leads to the login or to the page that confirms a login. */
function leadsToLogin(redirectUrl: string): boolean {
  return [paths.login(), paths.confirmLogin()].some((path) => redirectUrl.startsWith(`${path}?`));
}

function isStringRecord(values: unknown): values is Record<string, string> {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
