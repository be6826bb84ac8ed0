import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';
import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { NavigationApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { DataRouter } from 'react-router';

/** What navigation works with; the router is made after the api, hence the functions. */
export interface NavigationSurroundings {
  readonly router: () => DataRouter;
  readonly prefetch: (url: string) => void;
  readonly appMode: boolean;
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
    void this.#around
      .router()
      .navigate(target, { replace: options.replace ?? false, viewTransition: true });
  };

  readonly prefetch = (href: string): void => {
    const target = withAppMode(href, this.#around.appMode);
    if (isOwnPath(target) && !savesData()) this.#around.prefetch(target.split('#')[0] ?? target);
  };

  readonly guardUnsaved = (question: string): (() => void) => {
    this.#questions.add(question);
    return () => void this.#questions.delete(question);
  };

  readonly reload = async (): Promise<void> => {
    await this.#around.router().revalidate();
  };

  /** Asks before input is lost. */
  readonly mayLeave = (): boolean => {
    const [question] = this.#questions;
    // The browser's own question: it cannot be overlooked and works in every webview.
    return question === undefined || window.confirm(question);
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
