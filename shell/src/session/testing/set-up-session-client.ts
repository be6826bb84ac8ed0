import type { HttpApi, HttpOptions } from '@gruenland/shared-contracts/shell-api.ts';
import { OneTimeToken } from '#session/one-time-token.ts';
import { SessionClient } from '#session/session-client.ts';
import { createShellStore } from '#store/create-shell-store.ts';

type FakeResponses = Readonly<Record<string, (options?: HttpOptions) => unknown>>;

/** Creates a session client on a page, with fake responses by `METHOD path`. */
export function setUpSessionClient(
  pageUrl: string,
  responses: FakeResponses,
  getConfirmation: () => boolean = () => false,
) {
  const calls: { call: string; options: HttpOptions | undefined }[] = [];
  const navigations: string[] = [];
  const confirmations: string[] = [];
  const waitDurationsMs: number[] = [];
  const page = { url: new URL(pageUrl, 'https://site'), reloads: 0, users: 0, notified: 0 };
  let onChange = () => {};
  const token = new OneTimeToken();
  const http = (async (path: string, options?: HttpOptions) => {
    const call = `${options?.method ?? 'GET'} ${path}`;
    calls.push({ call, options });
    return responses[call]?.(options);
  }) as HttpApi;
  const session = new SessionClient({
    store: createShellStore(),
    http,
    token,
    pageUrl: () => page.url,
    showPage: async (path) => {
      page.url = new URL(path, 'https://site');
      page.reloads += 1;
    },
    onUserChanged: () => void (page.users += 1),
    navigateTo: (path) => void navigations.push(path),
    confirmAccountSwitch: async (currentUser) => {
      confirmations.push(currentUser.email);
      return getConfirmation();
    },
    wait: async (durationMs) => void waitDurationsMs.push(durationMs),
    tabs: {
      notify: () => void (page.notified += 1),
      listen: (listener) => void (onChange = listener),
    },
  });
  return {
    session,
    /** Simulates a notification from another tab. */
    notifyFromOtherTab: () => onChange(),
    token,
    page,
    navigations,
    waits: waitDurationsMs,
    confirmations,
    calls,
    listCalls: () => calls.map(({ call }) => call),
  };
}
