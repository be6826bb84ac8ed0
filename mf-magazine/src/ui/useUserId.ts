import { useContext, useSyncExternalStore } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

const never = () => () => {};

/**
 * Returns the id of the signed-in user; undefined for anonymous readers, on the server and without
 * a shell.
 */
export function useUserId(): string | undefined {
  const session = useContext(ShellApiContext)?.session;
  return useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.getState().user?.id,
    () => undefined,
  );
}
