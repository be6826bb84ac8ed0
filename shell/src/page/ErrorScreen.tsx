import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';
import { createErrorHead, getErrorTexts, NOT_FOUND_HEADING } from './error-head.ts';
import styles from './error-screen.module.css';
import { writeHead } from './write-head.ts';

interface ErrorScreenProps {
  /** Heading in the form `<status> | <text>`; default {@link NOT_FOUND_HEADING}. */
  readonly heading?: string | undefined;
  /** Text below the heading about what the visitor can do; the default depends on the heading. */
  readonly advice?: string | undefined;
  /** Raw error text, which the screen shows on request. */
  readonly message: string;
  readonly requestId: string;
}

/** Shows the error screen of specification section 2. */
export function ErrorScreen({
  heading = NOT_FOUND_HEADING,
  advice,
  message,
  requestId,
}: ErrorScreenProps) {
  const [isMessageShown, setMessageShown] = useState(false);
  const toggleMessage = () => setMessageShown((wasShown) => !wasShown);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useToggleKey(toggleMessage);
  useEffect(() => {
    writeHead(createErrorHead(heading));
    headingRef.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <section className={styles.screen}>
      <p className={styles.mark} aria-hidden="true">
        <FenceDrawing />
      </p>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <p>{advice ?? getErrorTexts(heading).description}</p>
      <div className={styles.actions}>
        <ButtonLink href={paths.home()}>Zur Startseite</ButtonLink>
        <Button
          look="quiet"
          aria-expanded={isMessageShown}
          aria-controls="error-details"
          onClick={toggleMessage}
        >
          Fehlertext {isMessageShown ? 'ausblenden' : 'anzeigen'} (Taste i)
        </Button>
      </div>
      <LazyWaysOn />
      <pre id="error-details" className={styles.details} hidden={!isMessageShown}>
        {[message, requestId && `Anfrage ${requestId}`].filter(Boolean).join('\n')}
      </pre>
    </section>
  );
}

/**
 * Shows the ways on after hydration. Their code is not part of other pages; without script, the
 * header offers the same.
 */
function LazyWaysOn() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    void import(/* webpackChunkName: "on-interaction" */ './WaysOn.tsx').then(
      ({ WaysOn }) => setView(() => WaysOn),
      () => {},
    );
  }, []);
  return View ? <View /> : null;
}

/** Calls `toggle` for the `i` key, except while typing or with a modifier key (WCAG 2.1.4). */
function useToggleKey(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping =
        target?.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '');
      // `key` is undefined in the keyboard events that autofill sends.
      if (event.key?.toLowerCase() === 'i' && !hasModifierKey(event) && !isTyping) toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Draws a pasture fence with a gap. */
function FenceDrawing() {
  return (
    <svg viewBox="0 0 320 96" width="320" height="96" focusable="false">
      <path className={styles.ground} d="M0 84c40-9 92-6 148-3s118 4 172-5v20H0z" />
      <path
        className={styles.ink}
        d="M22 22l9-2 2 64-10 1zM84 20l9 1 1 62-9 1zM236 21l9-1 1 62-9 2zM292 19l9 1 1 60-9 1zM10 36l98-3 1 7-98 4zM11 58l92-2v7l-91 3zM226 36l90-2v7l-89 3zM227 59l89-3v7l-89 3zM126 78l38-30 5 5-38 31zM140 62l46 22-3 6-46-21z"
      />
    </svg>
  );
}
