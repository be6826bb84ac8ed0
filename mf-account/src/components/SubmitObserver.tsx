import type { ReactNode } from 'react';

interface SubmitObserverProps {
  /** Called with a form inside when it is submitted, before it is validated and sent. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** Notices the submission of a form that sends itself. */
export function SubmitObserver({ onSubmit, children }: SubmitObserverProps) {
  return (
    <div
      onSubmitCapture={({ target }) => {
        if (target instanceof HTMLFormElement) onSubmit(target);
      }}
    >
      {children}
    </div>
  );
}
