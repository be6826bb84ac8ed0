import type { DataRouter } from 'react-router';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { FormSubmission } from '@gruenland/shared-contracts/form-submission.ts';
import { fetchWithRetry, readJson } from '#http/fetch-with-retry.ts';
import { RequestError } from '#http/http-client.ts';
import { focusHeading } from '#navigation/useHeadingFocus.ts';
import { COMBINATION_HEADER } from '#page/page-payload.ts';
import type { NavigationResponse } from '#page/page-payload.ts';
import type { PageSource } from './page-source.ts';

/**
 * HTTP statuses after which a form may be sent again, because the server could not run the action.
 */
const RETRY_STATUSES = [408, 425, 500, 502, 503, 504];
/** Milliseconds before a form is sent again. */
const RETRY_DELAY_MS = 700;
/** Milliseconds to wait for a response; far more than the deadline of an action on the server. */
const RESPONSE_TIMEOUT_MS = 20_000;

/** Services and data of the page that a form needs in order to be sent. */
export interface FormSubmitContext {
  readonly source: Pick<PageSource, 'providePage' | 'clearPrefetchedPages'>;
  readonly router: Pick<DataRouter, 'navigate' | 'revalidate'>;
  readonly session: { readonly reload: () => Promise<void> };
  readonly page: { readonly combination: string };
  /** The visitor's one-time token, if any. */
  readonly token: { readonly current: string | null };
  /**
   * `isOutdated` returns true if a newer build exists or the page's build was withdrawn. The form
   * is then submitted with a full page load.
   */
  readonly build: { readonly isOutdated: () => boolean };
}

/**
 * Posts a form to its page, as the browser would, and handles the response: follows a redirect, or
 * shows the returned page. A rejected form is shown with its messages.
 * @returns the values and messages of a refused form; null after the next page is shown
 * @throws RequestError see `NavigationApi.submit`
 */
export async function submitForm(
  form: FormSubmission,
  submitContext: FormSubmitContext,
): Promise<FormState | null> {
  const { source, router, session } = submitContext;
  const currentUrl = getPath(window.location.href);
  const url = getPath(new URL(form.action, window.location.href));
  if (submitContext.build.isOutdated()) return submitWithPageLoad(url, form.fields);
  const navigationResponse = await postForm(url, form, submitContext);
  if (navigationResponse === 'release-gone') return submitWithPageLoad(url, form.fields);
  if (navigationResponse.kind === 'redirect') {
    const code = getLoginErrorCode(navigationResponse.to);
    if (code) throw new RequestError({ code, message: LOGIN_REQUIRED_TEXT }, navigationResponse);
    if (navigationResponse.setsCookies) await session.reload();
    source.clearPrefetchedPages();
    const isSamePage = navigationResponse.to === currentUrl;
    await router.navigate(navigationResponse.to, { replace: isSamePage });
    if (isSamePage) focusHeading();
    return null;
  }
  const { page } = navigationResponse;
  if (page.form && url !== currentUrl) return page.form;
  source.providePage(url, page);
  await (url === currentUrl ? router.revalidate() : router.navigate(url));
  return page.form;
}

const LOGIN_REQUIRED_TEXT = 'Bitte melden Sie sich an.';

async function postForm(
  url: string,
  { fields, retry = 0 }: FormSubmission,
  { page, token }: FormSubmitContext,
): Promise<NavigationResponse | 'release-gone'> {
  const response = await fetchWithRetry(
    url,
    {
      method: 'POST',
      body: fields,
      headers: {
        accept: 'application/json',
        [COMBINATION_HEADER]: page.combination,
        ...(token.current ? { 'x-third-party-token': token.current } : {}),
      },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS * (retry + 1)),
    },
    { retry, statuses: RETRY_STATUSES, delayMs: RETRY_DELAY_MS },
  ).catch(() => null);
  if (response?.status === 409) return 'release-gone';
  const navigationResponse = (response ? await readJson(response) : undefined) as
    | NavigationResponse
    | undefined;
  // If the server is overloaded or has failed, it has not handled the form: the page keeps the
  // input.
  const isFormHandled =
    navigationResponse?.kind === 'redirect' ||
    (navigationResponse?.kind === 'page' && isFormResult(navigationResponse));
  if (!isFormHandled)
    throw new RequestError({ message: ERROR_TEXTS.unavailable }, response?.status);
  return navigationResponse;
}

/** Whether the page shows a result of the form; the server's error screens do not. */
function isFormResult({ page }: Extract<NavigationResponse, { kind: 'page' }>): boolean {
  return page.form !== null || page.status < 500;
}

/**
 * Returns the matching error code if an action redirects to the login page; null for other
 * redirects.
 */
function getLoginErrorCode(redirectUrl: string): string | null {
  const { pathname, searchParams } = new URL(redirectUrl, window.location.href);
  if (!searchParams.has('ziel')) return null;
  if (pathname === paths.login()) return 'session.required';
  return pathname === paths.confirmLogin() ? 'session.stale' : null;
}

/** Lets the browser post the form and load the response as a document. */
function submitWithPageLoad(url: string, fields: URLSearchParams): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return new Promise(() => {});
}

function getPath(url: string | URL): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
