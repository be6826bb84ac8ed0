import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ConsumeThirdPartyResponse } from '@gruenland/shared-contracts/api/session.ts';
import type { SessionResponse, User } from '@gruenland/shared-contracts/session.ts';
import type { HttpApi, SessionApi } from '@gruenland/shared-contracts/shell-api.ts';
import { deleteLocalDrafts } from '@gruenland/shared-ui/form/draft/delete-local-drafts.ts';
import { deleteOfflineArticles } from '@gruenland/shared-ui/watchlist/offline-article-cache.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { runWithTabLock } from './with-tab-lock.ts';
import { getPathWithoutToken } from './one-time-token.ts';
import type { OneTimeToken } from './one-time-token.ts';
import type { TabNotifier } from './tab-notifier.ts';
import { sessionRead } from './session.slice.ts';

/** Dependencies of the session client. */
export interface SessionClientOptions {
  readonly store: ShellStore;
  readonly http: HttpApi;
  readonly token: OneTimeToken;
  readonly pageUrl: () => URL;
  /** Loads the page at this path and replaces the history entry. */
  readonly showPage: (path: string) => Promise<void>;
  /** Called when the signed-in user has changed or signed out; prefetched pages are then invalid. */
  readonly onUserChanged: () => void;
  readonly navigateTo: (path: string) => void;
  /** Asks the signed-in user whether to switch to another account. */
  readonly confirmAccountSwitch: (currentUser: User) => Promise<boolean>;
  readonly tabs: TabNotifier;
  /** Returns the user that was read before this client existed, if the session was read already. */
  readonly takeEarlyUser?: () => Promise<User | null>;
  /** Waits before a retry. Only tests set this function, so that they need not wait. */
  readonly wait?: (durationMs: number) => Promise<void>;
}

const waitFor = (durationMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/** Milliseconds before a failed refresh is repeated. */
const REFRESH_RETRY_DELAY_MS = 1500;

/**
 * Whether the session may still be valid after a request failed with this status; the next page
 * load may then recover it. The status is absent if there was no response.
 */
function isTransientStatus(status = 500): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** Manages the session in the browser (specification section 4). */
export class SessionClient implements SessionApi {
  readonly #options: SessionClientOptions;

  constructor(options: SessionClientOptions) {
    this.#options = options;
  }

  readonly getState = () => this.#options.store.redux.getState().session;

  readonly subscribe = (listener: () => void) => this.#options.store.redux.subscribe(listener);

  /**
   * Exchanges the one-time token in the URL, if any. Otherwise reads the session and refreshes the
   * session's token if a user is signed in. If the token belongs to another user than the signed-in
   * one, the signed-in user must confirm the switch, because the link may come from an attacker.
   */
  async start(): Promise<void> {
    const { token, pageUrl: address, tabs, takeEarlyUser } = this.#options;
    tabs.listen(() => void this.#readSession());
    const newToken = token.readFromQuery(address().searchParams);
    if (newToken) return this.#exchangeToken(newToken);
    if (takeEarlyUser) this.#setUser(await takeEarlyUser());
    else await this.#readSession();
    if (this.getState().loggedIn) await this.#refreshToken();
  }

  /** Reads the session again. Notifies other tabs if the user has changed or signed out. */
  readonly reload = async (): Promise<void> => {
    if (await this.#readSession()) this.#options.tabs.notify();
  };

  /**
   * Reads the session. A failed read counts as signed out (specification section 4).
   *
   * @returns whether the user changed
   */
  async #readSession(): Promise<boolean> {
    return this.#setUser(await this.#fetchUser());
  }

  /** Requests the user of the session; null if the visitor is anonymous or the request fails. */
  async #fetchUser(): Promise<User | null> {
    const response = await this.#options
      .http<SessionResponse>('/api/_auth/session', {
        headers: { accept: 'application/json' },
        retry: 0,
      })
      .catch((): SessionResponse => ({}));
    return response?.user ?? null;
  }

  /**
   * Clears token, user and session. The page continues as anonymous even if the request to the
   * server fails.
   */
  readonly logOut = async (): Promise<void> => {
    const { http, token, tabs } = this.#options;
    await http('/api/_auth/session', { method: 'DELETE' }).finally(() => {
      token.clear();
      deleteLocalDrafts();
      deleteOfflineArticles();
      this.#setUser(null);
      tabs.notify();
    });
  };

  async #exchangeToken(newToken: string): Promise<void> {
    const { token, pageUrl: address, confirmAccountSwitch, showPage } = this.#options;
    // Requests the currently signed-in user first, because this user must confirm that the token
    // signs in another user.
    const currentUser = await this.#fetchUser();
    let response = await this.#consumeToken(newToken, currentUser);
    if (response?.otherPerson && currentUser) {
      this.#setUser(currentUser);
      if (await confirmAccountSwitch(currentUser).catch(() => false))
        response = await this.#consumeToken(newToken, null);
    }
    if (response?.success && response.user) {
      token.keepToken(newToken);
      this.#setUser(response.user);
    } else {
      await this.#readSession();
    }
    await showPage(getPathWithoutToken(address()));
  }

  /**
   * Exchanges a one-time token. The server refuses a token that does not belong to `currentUser`.
   */
  async #consumeToken(
    token: string,
    currentUser: User | null,
  ): Promise<ConsumeThirdPartyResponse | null> {
    const { http, pageUrl: address } = this.#options;
    const { pathname, search } = new URL(getPathWithoutToken(address()), address());
    const path = pathname + search;
    return http<ConsumeThirdPartyResponse | null>('/api/auth/consume-third-party', {
      method: 'POST',
      body: { token, path, ...(currentUser && { signedInAs: currentUser.id }) },
    }).catch(() => null);
  }

  /**
   * Refreshes the session's token. Tries once more after a failure that may be temporary. If the
   * refresh still fails, the session ends on this page, and the page navigates to the login, which
   * later returns to this page (specification section 4). The cookie is deleted only if the server
   * refuses the session. After other failures the next page load can continue the session.
   */
  async #refreshToken(): Promise<void> {
    const { http, navigateTo, pageUrl: address, tabs, wait = waitFor } = this.#options;
    const outcome = await runWithTabLock('gl-session-refresh', async () => {
      const firstOutcome = await this.#requestRefresh();
      if (firstOutcome !== 'failed') return firstOutcome;
      await wait(REFRESH_RETRY_DELAY_MS);
      return this.#requestRefresh();
    });
    if (outcome === 'refreshed') return;
    if (outcome === 'refused')
      await http('/api/_auth/session', { method: 'DELETE' }).catch(() => {});
    this.#setUser(null);
    if (outcome === 'refused') tabs.notify();
    const { pathname, search } = address();
    navigateTo(paths.loginAfterExpiry(pathname + search));
  }

  #requestRefresh(): Promise<'refreshed' | 'refused' | 'failed'> {
    return this.#options
      .http<{ success: boolean }>('/api/user/refresh-token', { method: 'POST' })
      .then(
        (response) => (response?.success === true ? 'refreshed' : 'refused'),
        (error: { problem?: { status?: number } }) =>
          isTransientStatus(error.problem?.status) ? 'failed' : 'refused',
      );
  }

  #setUser(user: User | null): boolean {
    const hasUserChanged = this.getState().user?.id !== user?.id;
    this.#options.store.redux.dispatch(sessionRead(user));
    if (hasUserChanged) this.#options.onUserChanged();
    return hasUserChanged;
  }
}
