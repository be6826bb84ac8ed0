import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/**
 * All that the shell offers a remote. Throws outside the shell: there a part that needs the shell
 * cannot work, and a clear message beats a later `undefined`.
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellApiContext);
  if (!shell) {
    throw new Error(
      'useShell: no shell around this component. Wrap it in ShellApiContext (tests, stories) or ' +
        'check that shell-context is imported by its full name.',
    );
  }
  return shell;
}
