import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Releases the guard of a form's unsaved input while the input is being sent. */
export function useGuardRelease() {
  const [mayLeave, setMayLeave] = useState(false);
  // Updates the page synchronously. Otherwise the guard would still ask the user when the browser
  // leaves the page, even to post the form.
  const allowLeaving = () => flushSync(() => setMayLeave(true));
  const sendUnguarded = async <Result>(sendInput: () => Promise<Result>): Promise<Result> => {
    allowLeaving();
    return sendInput().finally(() => setMayLeave(false));
  };
  return { mayLeave, allowLeaving, sendUnguarded };
}
