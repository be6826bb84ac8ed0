'use client';
import { useState, useSyncExternalStore } from 'react';

/** Nothing else changes the decision while the page is open. */
const subscribe = () => () => {};
const isUndecided = () => localStorage.getItem('consent') === null;

/** Asks for consent until the visitor has decided. */
export function ConsentBanner() {
  const isOpen = useSyncExternalStore(subscribe, isUndecided, () => false);
  const [isDecided, setIsDecided] = useState(false);
  if (!isOpen || isDecided) return null;
  const decide = (choice) => {
    localStorage.setItem('consent', choice);
    setIsDecided(true);
  };
  return (
    <aside className="consent" aria-label="Einwilligung">
      <p>Wir messen, welche Beiträge gelesen werden. Sind Sie einverstanden?</p>
      <button type="button" onClick={() => decide('all')}>
        Alle akzeptieren
      </button>
      <button type="button" onClick={() => decide('none')}>
        Ablehnen
      </button>
    </aside>
  );
}
