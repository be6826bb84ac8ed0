import { useCallback, useRef, useState } from 'react';

/** The question for a login in place: who asks waits until somebody signed in or gave up. */
export function useLoginAgain() {
  const [asked, setAsked] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void) | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setAsked(true);
      }),
    [],
  );
  const end = useCallback((signedIn: boolean) => {
    setAsked(false);
    waiting.current?.(signedIn);
    waiting.current = null;
  }, []);
  const signedIn = useCallback(() => end(true), [end]);
  const giveUp = useCallback(() => end(false), [end]);
  return { asked, ask, signedIn, giveUp };
}
