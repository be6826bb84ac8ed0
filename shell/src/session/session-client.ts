import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ConsumeThirdPartyAnswer } from '@gruenland/shared-contracts/api/session.ts';
import type { SessionAnswer, User } from '@gruenland/shared-contracts/session.ts';
import type { HttpApi, SessionApi } from '@gruenland/shared-contracts/shell-api.ts';
import { dropLocalDrafts } from '@gruenland/shared-ui/form/draft/local-draft.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { exclusively } from './exclusively.ts';
import { withoutToken } from './one-time-token.ts';
import type { OneTimeToken } from './one-time-token.ts';
import type { OtherTabs } from './other-tabs.ts';
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
  /** Asks who is signed in whether they want to go on as somebody else. */
  readonly askToSwitch: (present: User) => Promise<boolean>;
  readonly tabs: OtherTabs;
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
   * refresh its token when there is a user. Somebody who is signed in already is asked before a
   * token makes them somebody else: the link may be a stranger's.
   */
  async start(): Promise<void> {
    const { token, address, tabs } = this.#around;
    tabs.listen(() => void this.#read());
    const brought = token.broughtBy(address().searchParams);
    if (brought) return this.#exchange(brought);
    await this.#read();
    if (this.getState().loggedIn) await this.#refresh();
  }

  /** Reads the session again, and tells the other tabs when somebody else is there now. */
  readonly reload = async (): Promise<void> => {
    if (await this.#read()) this.#around.tabs.tell();
  };

  /**
   * A failed read counts as logged out (specification section 4).
   *
   * @returns whether somebody else is there now.
   */
  async #read(): Promise<boolean> {
    return this.#set(await this.#askServer());
  }

  /** Whose session it is; nobody's when that cannot be learnt. */
  async #askServer(): Promise<User | null> {
    const answer = await this.#around
      .http<SessionAnswer>('/api/_auth/session', {
        headers: { accept: 'application/json' },
        retry: 0,
      })
      .catch((): SessionAnswer => ({}));
    return answer?.user ?? null;
  }

  /** Clears token, user and session; the page goes on as an anonymous one even if the call fails. */
  readonly logOut = async (): Promise<void> => {
    const { http, token, tabs } = this.#around;
    await http('/api/_auth/session', { method: 'DELETE' }).finally(() => {
      token.drop();
      dropLocalDrafts();
      this.#set(null);
      tabs.tell();
    });
  };

  async #exchange(brought: string): Promise<void> {
    const { token, address, askToSwitch, showPage } = this.#around;
    // Before the token is held: it is the one behind the cookie who has to agree.
    const present = await this.#askServer();
    let answer = await this.#consume(brought, present);
    if (answer?.otherPerson && present) {
      this.#set(present);
      if (await askToSwitch(present).catch(() => false))
        answer = await this.#consume(brought, null);
    }
    if (answer?.success && answer.user) {
      token.take(brought);
      this.#set(answer.user);
    } else {
      await this.#read();
    }
    await showPage(withoutToken(address()));
  }

  /** Exchanges a token, unless it is another person's than the present one. */
  async #consume(token: string, present: User | null): Promise<ConsumeThirdPartyAnswer | null> {
    const { http, address } = this.#around;
    const { pathname, search } = new URL(withoutToken(address()), address());
    const path = pathname + search;
    return http<ConsumeThirdPartyAnswer | null>('/api/auth/consume-third-party', {
      method: 'POST',
      body: { token, path, ...(present && { signedInAs: present.id }) },
    }).catch(() => null);
  }

  /**
   * Refreshes the session's token. Any failure ends the session on this page and leads to the
   * login. The cookie is cleared only when the server said no: after a network fault, a 5xx or a
   * "later, please" it stays, so that the next load recovers.
   */
  async #refresh(): Promise<void> {
    const { http, goTo, tabs } = this.#around;
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
    if (outcome === 'refused') tabs.tell();
    goTo(paths.login());
  }

  #set(user: User | null): boolean {
    const changed = this.getState().user?.id !== user?.id;
    this.#around.store.redux.dispatch(sessionRead(user));
    if (changed) this.#around.userChanged();
    return changed;
  }
}
