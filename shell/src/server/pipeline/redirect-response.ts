import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import type { NavigationResponse } from '#page/page-payload.ts';
import { PageResponse } from './page-response.ts';
import type { LoadedRedirect } from './load-result.ts';
import type { PageJob } from './page-job.ts';
import { createFormInputCookies } from './saved-form-input.ts';

/**
 * Creates the response that redirects a document request; a client navigation gets the target as
 * JSON. If the target is the login, the response also saves the input of the submitted form.
 */
export function createRedirectResponse(
  { redirectUrl: to, status, setCookies }: LoadedRedirect,
  { request, services }: PageJob,
): PageResponse {
  const isHttps = services.config.siteUrl.startsWith('https:');
  const facts = { setCookies: [...setCookies, ...createFormInputCookies(request, to, isHttps)] };
  const target = addAppModeParameter(to, request.appMode);
  if (request.responseKind === 'data') {
    const navigationResponse: NavigationResponse = {
      kind: 'redirect',
      to: target,
      ...(setCookies.length > 0 ? { setsCookies: true } : {}),
    };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return new PageResponse(200, headers, JSON.stringify(navigationResponse), facts);
  }
  const headers = {
    location: encodeLocation(target),
    'content-type': 'text/plain; charset=utf-8',
  };
  return new PageResponse(status, headers, '', facts);
}

/**
 * Percent-encodes characters that a header cannot contain; keeps existing encoding. Keeps only one
 * slash at the start, because browsers would interpret `//` as the start of a host name.
 */
function encodeLocation(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site');
  return pathname.replace(/^\/+/, '/') + search + hash;
}
