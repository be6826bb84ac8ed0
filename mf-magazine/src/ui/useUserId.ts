import { useContext, useSyncExternalStore } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

const subscribeToNothing = () => () => {};

/**
 * Returns the id of the signed-in user. Returns undefined for anonymous readers, on the server, and
 * if the component is rendered outside the shell.
 */
export function useUserId(): string | undefined {
  const session = useContext(ShellApiContext)?.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    () => session?.getState().user?.id,
    () => undefined,
  );
}
