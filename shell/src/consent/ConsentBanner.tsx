import { useEffect, useRef } from 'react';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import styles from './consent.module.css';

/**
 * Asks for consent. The `banner` layer makes accepting and denying equally prominent and leaves the
 * page usable; the `settings` layer offers one choice per service.
 */
export function ConsentBanner({ layer }: { readonly layer: 'banner' | 'settings' }) {
  const { consent } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (layer === 'banner') {
      // The banner may cover what has the focus (WCAG 2.4.11). The scroll padding of the open banner
      // keeps the target above it.
      const { activeElement } = document;
      if (activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
      return;
    }
    heading.current?.focus();
    // Escape closes the settings without a decision; an undecided visitor then sees the banner.
    const leaveSettings = (event: KeyboardEvent) => {
      if (event.key === 'Escape') consent.open('banner');
    };
    document.addEventListener('keydown', leaveSettings);
    return () => document.removeEventListener('keydown', leaveSettings);
  }, [layer, consent]);
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-layer={layer}>
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        {layer === 'banner' ? 'Dürfen wir Inhalte anderer Anbieter laden?' : 'Cookie-Einstellungen'}
      </h2>
      {layer === 'banner' ? (
        <p>
          Videos und Karten kommen von anderen Anbietern, die dabei Ihre IP-Adresse erfahren. Ohne
          Ihr Ja laden wir davon nichts; alles andere funktioniert trotzdem.{' '}
          <Link href="/datenschutz">Datenschutz</Link>
        </p>
      ) : (
        <ConsentSettings />
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={() => consent.denyAll()}>
          Alle ablehnen
        </Button>
        <Button look="secondary" onClick={() => consent.acceptAll()}>
          Alle akzeptieren
        </Button>
        {layer === 'banner' && (
          <Button look="quiet" onClick={() => consent.open('settings')}>
            Einstellungen
          </Button>
        )}
      </div>
    </section>
  );
}
