import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/**
 * Returns the api that the shell provides to remotes.
 *
 * @throws Error outside the shell
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellApiContext);
  if (!shell) {
    throw new Error(
      'useShell: must be used inside the shell. Wrap the component in ShellApiContext (tests, stories) or ' +
        'check that shell-context is imported by its full name.',
    );
  }
  return shell;
}
