import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ShellStore } from '#store/create-shell-store.ts';

interface PageAppProps {
  readonly api: ShellApi;
  readonly store: ShellStore;
  readonly children: ReactNode;
}

/** Provides the store and the shell API around the router, on the server and in the browser. */
export function PageApp({ api, store, children }: PageAppProps) {
  return (
    <Provider store={store.redux}>
      <ShellApiContext value={api}>{children}</ShellApiContext>
    </Provider>
  );
}
