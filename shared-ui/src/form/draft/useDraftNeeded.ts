import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useReducer } from 'react';
import { LOCAL_DRAFT_PREFIX } from './draft-key.ts';

/**
 * Returns whether the draft code must be loaded, and a function to call when the user types. The
 * code must be loaded if a draft exists in this browser, if the user is signed in (a draft may
 * exist on the server), or after the user has typed.
 */
export function useDraftNeeded(name: string | undefined): readonly [boolean, () => void] {
  const shell = useContext(ShellApiContext);
  const [isNeeded, markDraftCodeNeeded] = useReducer(() => true, false);
  useEffect(() => {
    if (name === undefined) return;
    if (hasLocalDraft(name)) markDraftCodeNeeded();
    const checkLogin = () => {
      if (shell?.session.getState().loggedIn) markDraftCodeNeeded();
    };
    checkLogin();
    return shell?.session.subscribe(checkLogin);
  }, [name, shell]);
  return [isNeeded, markDraftCodeNeeded];
}

function hasLocalDraft(name: string): boolean {
  try {
    return LOCAL_DRAFT_PREFIX + name in localStorage;
  } catch {
    return false;
  }
}
