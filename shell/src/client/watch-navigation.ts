import type { DataRouter } from 'react-router';
import type { PagePayload } from '#page/page-payload.ts';
import { LoadingBar } from '#navigation/loading-bar.ts';
import { announced, barChanged } from '#navigation/navigation.slice.ts';
import type { ShellStore } from '#store/create-shell-store.ts';

interface WatchNavigationOptions {
  readonly router: DataRouter;
  readonly store: ShellStore;
  readonly onNavigated: (page: PagePayload) => void;
}

/** Shows the loading bar during a client navigation and announces the new title afterwards. */
export function watchNavigation({ router, store, onNavigated }: WatchNavigationOptions): void {
  const loadingBar = new LoadingBar((state) => store.redux.dispatch(barChanged(state)));
  let isLoading = false;
  let locationKey = router.state.location.key;
  router.subscribe((state) => {
    if (state.navigation.state === 'loading' && !isLoading) {
      isLoading = true;
      loadingBar.start();
    }
    if (state.navigation.state !== 'idle') return;
    if (isLoading) loadingBar.finish(Boolean(state.errors));
    isLoading = false;
    if (state.location.key === locationKey) return;
    locationKey = state.location.key;
    const page = state.loaderData['page'] as PagePayload | undefined;
    if (!page) return;
    document.documentElement.dataset['layout'] = page.layout;
    onNavigated(page);
    store.redux.dispatch(announced(page.head.title));
  });
}
