import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Releases the guard of a form's unsaved input while the input is being sent. */
export function useGuardRelease() {
  const [mayLeave, setMayLeave] = useState(false);
  // At once: the browser asks before it leaves a guarded page, even when it posts the form.
  const allowLeaving = () => flushSync(() => setMayLeave(true));
  const sendUnguarded = async <Result>(sendInput: () => Promise<Result>): Promise<Result> => {
    allowLeaving();
    return sendInput().finally(() => setMayLeave(false));
  };
  return { mayLeave, allowLeaving, sendUnguarded };
}
