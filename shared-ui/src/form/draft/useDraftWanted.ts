import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useReducer } from 'react';
import { LOCAL_DRAFT } from './draft-key.ts';

/**
 * Whether the code of drafts is needed yet: something may be kept of this form, here or for who is
 * signed in, or somebody begins to write, which is told with the second value.
 */
export function useDraftWanted(name: string | undefined): readonly [boolean, () => void] {
  const shell = useContext(ShellApiContext);
  const [wanted, want] = useReducer(() => true, false);
  useEffect(() => {
    if (name === undefined) return;
    if (isKeptHere(name)) want();
    const look = () => {
      if (shell?.session.getState().loggedIn) want();
    };
    look();
    return shell?.session.subscribe(look);
  }, [name, shell]);
  return [wanted, want];
}

function isKeptHere(name: string): boolean {
  try {
    return LOCAL_DRAFT + name in localStorage;
  } catch {
    return false;
  }
}
