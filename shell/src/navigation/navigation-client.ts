import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import type { FormSubmission, SubmitForm } from '@gruenland/shared-contracts/form-submission.ts';
import type {
  NavigateOptions,
  NavigationApi,
  ReadingItem,
} from '@gruenland/shared-contracts/shell-api.ts';
import type { BlockerFunction, DataRouter } from 'react-router';
import { IN_PLACE_STATE } from './useInPlaceNavigation.ts';

const BLOCKER_KEY = 'unsaved';

/**
 * Dependencies of the navigation client. `router` is a function because the router is created after
 * the client.
 */
export interface NavigationClientOptions {
  readonly router: () => DataRouter;
  readonly prefetch: (url: string) => void;
  readonly appMode: boolean;
  readonly submit: SubmitForm;
  readonly readAt: (readingItem: ReadingItem | null) => void;
}

/** Navigates to paths of the site through the router and to other URLs by a page load. */
export class NavigationClient implements NavigationApi {
  readonly #dependencies: NavigationClientOptions;
  readonly #questions = new Set<string>();

  constructor(dependencies: NavigationClientOptions) {
    this.#dependencies = dependencies;
    window.addEventListener('beforeunload', (event) => {
      if (this.#questions.size > 0) event.preventDefault();
    });
  }

  readonly navigate = (href: string, options: NavigateOptions = {}): void => {
    const target = addAppModeParameter(href, this.#dependencies.appMode);
    if (!isPathOnThisSite(target)) {
      window.location.assign(target);
      return;
    }
    if (!this.confirmLeave()) return;
    const { replace = false, inPlace = false } = options;
    void this.#dependencies.router().navigate(target, {
      replace,
      // A transition would make the page inert while the visitor uses it.
      viewTransition: !inPlace && 'startViewTransition' in document,
      preventScrollReset: inPlace,
      ...(inPlace ? { state: IN_PLACE_STATE } : {}),
    });
  };

  readonly prefetch = (href: string): void => {
    const target = addAppModeParameter(href, this.#dependencies.appMode);
    if (isPathOnThisSite(target) && !isDataSaverOn())
      this.#dependencies.prefetch(target.split('#')[0] ?? target);
  };

  readonly guardUnsaved = (question: string): (() => void) => {
    this.#questions.add(question);
    this.#dependencies.router().getBlocker(BLOCKER_KEY, this.#blockHistoryNavigation);
    return () => {
      this.#questions.delete(question);
      if (this.#questions.size === 0) this.#dependencies.router().deleteBlocker(BLOCKER_KEY);
    };
  };

  /**
   * Asks for confirmation before back and forward navigation; {@link navigate} asks before all
   * other navigations.
   */
  readonly #blockHistoryNavigation: BlockerFunction = ({
    historyAction,
    currentLocation,
    nextLocation,
  }) => {
    const leavesPage =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    return historyAction === 'POP' && leavesPage && !this.confirmLeave();
  };

  readonly submit = (form: FormSubmission) => this.#dependencies.submit(form);

  readonly readAt = (readingItem: ReadingItem | null): void =>
    this.#dependencies.readAt(readingItem);

  readonly reload = async (): Promise<void> => {
    await this.#dependencies.router().revalidate();
  };

  /** Whether the page may be left; asks the visitor if the page has unsaved input. */
  readonly confirmLeave = (): boolean => {
    const [question] = this.#questions;
    // The native dialog cannot be overlooked and works in every web view.
    // oxlint-disable-next-line no-alert -- see above
    return question === undefined || window.confirm(question);
  };
}

function isDataSaverOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
