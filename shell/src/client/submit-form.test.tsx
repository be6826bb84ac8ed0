import { jest } from '@jest/globals';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import type { NavigationResponse } from '#page/page-payload.ts';
import { submitForm } from './submit-form.ts';

const form = { values: { email: 'x' }, errors: { email: 'Zu kurz.' } };
const createPage = (status: number, hasForm = false) =>
  ({ kind: 'page', page: { url: '/formular', status, form: hasForm ? form : null } }) as never;

type FakeResponse = NavigationResponse | { readonly status: number } | Error;

/** Sends a form from the page `/formular`; the server sends the responses one after the other. */
async function sendForm(
  fakeResponses: readonly FakeResponse[],
  options: { action?: string; retry?: number } = {},
) {
  window.history.replaceState(null, '', '/formular');
  const pendingResponses = [...fakeResponses];
  const fetchSpy = jest.fn(async (_url: unknown, _init?: RequestInit) => {
    const fakeResponse = pendingResponses.shift()!;
    if (fakeResponse instanceof Error) throw fakeResponse;
    if (!('kind' in fakeResponse)) return new Response('<html>', { status: fakeResponse.status });
    const status = fakeResponse.kind === 'page' ? fakeResponse.page.status : 200;
    return Response.json(fakeResponse, { status });
  });
  globalThis.fetch = fetchSpy as never;
  const steps: string[] = [];
  const sender = {
    source: {
      providePage: (url: string) => void steps.push(`provide ${url}`),
      clearPrefetchedPages: () => void steps.push('clear'),
    },
    router: {
      navigate: async (to: unknown, { replace } = { replace: false }) =>
        void steps.push(`${replace ? 'replace' : 'navigate'} ${String(to)}`),
      revalidate: async () => void steps.push('revalidate'),
    },
    session: { reload: async () => void steps.push('session') },
    page: { combination: 'c1' },
    token: { current: null },
    build: { isOutdated: () => false },
  };
  const fields = new URLSearchParams({ email: 'x' });
  const { action = '', retry = 0 } = options;
  const result = await submitForm({ action, fields, retry }, sender as never).catch(
    (error: { problem?: object }) => error.problem,
  );
  return { result, steps, fetchSpy };
}

test('posts the fields to the page and follows the redirect', async () => {
  const { result, steps, fetchSpy } = await sendForm([{ kind: 'redirect', to: '/fertig' }]);
  expect(result).toBeNull();
  expect(steps).toEqual(['clear', 'navigate /fertig']);
  const [url, init] = fetchSpy.mock.calls[0]!;
  expect(url).toBe('/formular');
  expect(init).toMatchObject({ method: 'POST' });
  expect(String(init!.body)).toBe('email=x');
  expect(new Headers(init!.headers).get('x-release-combination')).toBe('c1');
});

test('reads the session before the next page if the answer sets cookies', async () => {
  const { steps } = await sendForm([{ kind: 'redirect', to: '/formular', setsCookies: true }]);
  expect(steps).toEqual(['session', 'clear', 'replace /formular']);
});

test('shows the page with the messages of a refused form', async () => {
  const { result, steps } = await sendForm([createPage(422, true)]);
  expect(result).toEqual(form);
  expect(steps).toEqual(['provide /formular', 'revalidate']);
});

test('stays on the page if the refused form belongs to another page', async () => {
  const { result, steps } = await sendForm([createPage(422, true)], { action: '/newsletter' });
  expect(result).toEqual(form);
  expect(steps).toEqual([]);
});

test('shows a page that is neither redirect nor form, for example a missing draft', async () => {
  const { result, steps } = await sendForm([createPage(404)]);
  expect(result).toBeNull();
  expect(steps).toEqual(['provide /formular', 'revalidate']);
});

test.each([
  ['/anmelden?ziel=%2Fformular', 'session.required'],
  ['/anmelden?grund=abgelaufen&ziel=%2Fformular', 'session.required'],
  ['/mein-account/bestaetigen?ziel=%2Fformular', 'session.stale'],
])('asks for a login instead of opening %s', async (to, code) => {
  const { result, steps } = await sendForm([{ kind: 'redirect', to }]);
  expect(result).toMatchObject({ code });
  expect(steps).toEqual([]);
});

test.each([
  ['there is no answer', new TypeError('offline')],
  ['the edge answers with a page of its own', { status: 503 }],
  ['the page could not be loaded', createPage(503)],
  ['the action has failed', createPage(500)],
])('keeps the page and says so when %s', async (_case, fakeResponse: FakeResponse) => {
  const { result, steps, fetchSpy } = await sendForm([fakeResponse]);
  expect(result).toEqual({ message: ERROR_TEXTS.unavailable });
  expect(steps).toEqual([]);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test('sends again as often as the form allows', async () => {
  jest.useFakeTimers({ advanceTimers: 100 });
  const unavailableResponse = { status: 503 };
  const done: FakeResponse = { kind: 'redirect', to: '/fertig' };
  const { result, fetchSpy } = await sendForm(
    [unavailableResponse, new TypeError('offline'), done],
    {
      retry: 2,
    },
  );
  jest.useRealTimers();
  expect(result).toBeNull();
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});

test('lets the browser post the form if the server has no longer the release of the page', async () => {
  const postedForm = new Promise<HTMLFormElement>((resolve) => {
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      resolve(this);
    });
  });
  void sendForm([{ status: 409 }], { action: '/formular?a=1' });
  const element = await postedForm;
  expect(element.getAttribute('action')).toBe('/formular?a=1');
  expect(new FormData(element).get('email')).toBe('x');
  jest.restoreAllMocks();
});
