import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './ErrorSummary.module.css';
import type { FormProps } from './form-props.ts';
import { getFieldId, useFormContext } from './form-context.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useFieldMessages } from './useFieldMessages.ts';

const INCOMPLETE_FORM_TEXT = 'Entschuldigung, nicht alle Felder wurden korrekt ausgefüllt.';

interface ErrorSummaryProps extends Pick<FormProps, 'onAbsentFieldSelect'> {
  readonly attempts: number;
}

/**
 * Summarizes a form's errors above the form. Appears and receives the focus when a submit attempt
 * fails; disappears when all errors are fixed.
 */
export function ErrorSummary({ attempts, onAbsentFieldSelect }: ErrorSummaryProps) {
  const { name, submitted, isHydrated, serverErrors, sendAgain } = useFormContext();
  const messages = useFieldMessages();
  const focusField = (event: MouseEvent, field: string) => {
    const control = document.getElementById(getFieldId(name, field));
    if (!control && !onAbsentFieldSelect) return;
    event.preventDefault();
    if (control) control.focus();
    else onAbsentFieldSelect?.(field);
  };
  const formMessage = serverErrors[''];
  const isVisible = submitted && (messages.length > 0 || formMessage !== undefined);
  const summaryRef = useRef<HTMLDivElement>(null);
  const lastFocusedAttempt = useRef(0);
  useEffect(() => {
    if (!isVisible || attempts === lastFocusedAttempt.current) return;
    lastFocusedAttempt.current = attempts;
    summaryRef.current?.focus();
  }, [isVisible, attempts]);
  if (!isVisible) return null;
  return (
    <div
      ref={summaryRef}
      tabIndex={-1}
      role="alert"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the errors of a refused form without script
      autoFocus={!isHydrated}
      // React renders `autofocus` on the server but does not expect it while hydrating.
      suppressHydrationWarning
      className={styles.summary}
    >
      <IconWarning />
      <div>
        <p className={styles.text}>{formMessage ?? INCOMPLETE_FORM_TEXT}</p>
        {formMessage === ERROR_TEXTS.unavailable ? (
          <SubmitButton
            look="secondary"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              sendAgain();
            }}
          >
            Noch einmal versuchen
          </SubmitButton>
        ) : null}
        {messages.length > 0 ? (
          <ul className={styles.list}>
            {messages.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${getFieldId(name, field)}`}
                  onClick={(event) => focusField(event, field)}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
