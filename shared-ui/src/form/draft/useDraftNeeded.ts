import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useReducer } from 'react';
import { LOCAL_DRAFT_PREFIX } from './draft-key.ts';

/**
 * Whether the draft code must be loaded: a draft exists in this browser, the user is signed in (a
 * draft may exist on the server), or the user types. Call the returned function when the user
 * types.
 */
export function useDraftNeeded(name: string | undefined): readonly [boolean, () => void] {
  const shell = useContext(ShellApiContext);
  const [isNeeded, markNeeded] = useReducer(() => true, false);
  useEffect(() => {
    if (name === undefined) return;
    if (hasLocalDraft(name)) markNeeded();
    const checkLogin = () => {
      if (shell?.session.getState().loggedIn) markNeeded();
    };
    checkLogin();
    return shell?.session.subscribe(checkLogin);
  }, [name, shell]);
  return [isNeeded, markNeeded];
}

function hasLocalDraft(name: string): boolean {
  try {
    return LOCAL_DRAFT_PREFIX + name in localStorage;
  } catch {
    return false;
  }
}
