import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { SessionAnswer, User } from '@gruenland/shared-contracts/session.ts';
import type { HttpApi, SessionApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { exclusively } from './exclusively.ts';
import { withoutToken } from './one-time-token.ts';
import type { OneTimeToken } from './one-time-token.ts';
import { sessionRead } from './session.slice.ts';

/** What the session needs of its surroundings; the page's address and ways to leave it. */
export interface SessionSurroundings {
  readonly store: ShellStore;
  readonly http: HttpApi;
  readonly token: OneTimeToken;
  readonly address: () => URL;
  /** Reads the page again under this address, which takes the place of the present one. */
  readonly showPage: (path: string) => Promise<void>;
  /** Pages fetched ahead are somebody else's from now on. */
  readonly userChanged: () => void;
  readonly goTo: (path: string) => void;
}

/** Whether a status, or none at all, says nothing about the session: the next load may recover. */
function isTransient(status = 500): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** The session of specification section 4, browser side. */
export class SessionClient implements SessionApi {
  readonly #around: SessionSurroundings;

  constructor(around: SessionSurroundings) {
    this.#around = around;
  }

  readonly getState = () => this.#around.store.redux.getState().session;

  readonly subscribe = (listener: () => void) => this.#around.store.redux.subscribe(listener);

  /**
   * At start: exchange a one-time token if the address brings one, otherwise read the session and
   * refresh its token when there is a user.
   */
  async start(): Promise<void> {
    const { token, address } = this.#around;
    if (token.takeFrom(address().searchParams)) return this.#exchange();
    await this.reload();
    if (this.getState().loggedIn) await this.#refresh();
  }

  /** Reads the session. A failed read counts as logged out (specification section 4). */
  readonly reload = async (): Promise<void> => {
    const answer = await this.#around
      .http<SessionAnswer>('/api/_auth/session', {
        headers: { accept: 'application/json' },
        retry: 0,
      })
      .catch((): SessionAnswer => ({}));
    this.#set(answer?.user ?? null);
  };

  /** Clears token, user and session; the page goes on as an anonymous one even if the call fails. */
  readonly logOut = async (): Promise<void> => {
    const { http, token } = this.#around;
    await http('/api/_auth/session', { method: 'DELETE' }).finally(() => {
      token.drop();
      this.#set(null);
    });
  };

  async #exchange(): Promise<void> {
    const { http, token, address, showPage } = this.#around;
    const answer = await http<{ success: boolean; user?: User }>('/api/auth/consume-third-party', {
      method: 'POST',
      body: { token: token.current },
    }).catch(() => ({ success: false, user: undefined }));
    if (answer.success && answer.user) {
      this.#set(answer.user);
    } else {
      token.drop();
      await this.reload();
    }
    await showPage(withoutToken(address()));
  }

  /**
   * Refreshes the session's token. Any failure ends the session on this page and leads to the
   * login. The cookie is cleared only when the server said no: after a network fault, a 5xx or a
   * "later, please" it stays, so that the next load recovers.
   */
  async #refresh(): Promise<void> {
    const { http, goTo } = this.#around;
    const outcome = await exclusively('gl-session-refresh', () =>
      http<{ success: boolean }>('/api/user/refresh-token', { method: 'POST' }).then(
        (answer) => (answer?.success === true ? 'refreshed' : 'refused'),
        (error: { problem?: { status?: number } }) =>
          isTransient(error.problem?.status) ? 'failed' : 'refused',
      ),
    );
    if (outcome === 'refreshed') return;
    if (outcome === 'refused')
      await http('/api/_auth/session', { method: 'DELETE' }).catch(() => {});
    this.#set(null);
    goTo(paths.login());
  }

  #set(user: User | null): void {
    const changed = this.getState().user?.id !== user?.id;
    this.#around.store.redux.dispatch(sessionRead(user));
    if (changed) this.#around.userChanged();
  }
}
