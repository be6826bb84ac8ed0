import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';
import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { NavigationApi, ReadingPlace } from '@gruenland/shared-contracts/shell-api.ts';
import type { BlockerFunction, DataRouter } from 'react-router';

const BLOCKER = 'unsaved';

/** What navigation works with; the router is made after the api, hence the functions. */
export interface NavigationSurroundings {
  readonly router: () => DataRouter;
  readonly prefetch: (url: string) => void;
  readonly appMode: boolean;
  readonly readAt: (place: ReadingPlace | null) => void;
}

/** Own paths go through the router, everything else is a page load. */
export class NavigationClient implements NavigationApi {
  readonly #around: NavigationSurroundings;
  readonly #questions = new Set<string>();

  constructor(around: NavigationSurroundings) {
    this.#around = around;
    window.addEventListener('beforeunload', (event) => {
      if (this.#questions.size > 0) event.preventDefault();
    });
  }

  readonly navigate = (href: string, options: { readonly replace?: boolean } = {}): void => {
    const target = withAppMode(href, this.#around.appMode);
    if (!isOwnPath(target)) {
      window.location.assign(target);
      return;
    }
    if (!this.mayLeave()) return;
    void this.#around.router().navigate(target, {
      replace: options.replace ?? false,
      viewTransition: 'startViewTransition' in document,
    });
  };

  readonly prefetch = (href: string): void => {
    const target = withAppMode(href, this.#around.appMode);
    if (isOwnPath(target) && !savesData()) this.#around.prefetch(target.split('#')[0] ?? target);
  };

  readonly guardUnsaved = (question: string): (() => void) => {
    this.#questions.add(question);
    this.#around.router().getBlocker(BLOCKER, this.#staysAtBack);
    return () => {
      this.#questions.delete(question);
      if (this.#questions.size === 0) this.#around.router().deleteBlocker(BLOCKER);
    };
  };

  /** Back and forward ask as well; all other ways have asked in {@link navigate}. */
  readonly #staysAtBack: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) => {
    const leaves =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    return historyAction === 'POP' && leaves && !this.mayLeave();
  };

  readonly readAt = (place: ReadingPlace | null): void => this.#around.readAt(place);

  readonly reload = async (): Promise<void> => {
    await this.#around.router().revalidate();
  };

  /** Asks before input is lost. */
  readonly mayLeave = (): boolean => {
    const [question] = this.#questions;
    // The browser's own question: it cannot be overlooked and works in every webview.
    // oxlint-disable-next-line no-alert -- the browser's own question is the one nobody can miss
    return question === undefined || window.confirm(question);
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
