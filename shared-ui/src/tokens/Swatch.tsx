import { useSyncExternalStore } from 'react';
import { computeContrast } from './contrast.ts';
import type { ColourRole } from './colour-roles.ts';
import styles from './swatches.module.css';

/** Subscribes to changes between the light and dark colour scheme of the system. */
function subscribeToColorScheme(listener: () => void): () => void {
  const darkModeQuery = window.matchMedia('(prefers-color-scheme: dark)');
  darkModeQuery.addEventListener('change', listener);
  return () => darkModeQuery.removeEventListener('change', listener);
}

/**
 * Returns the current value of a colour and its contrast ratio on each background: „#1b1d18 · paper
 * 16.3“.
 */
function describeColour(role: ColourRole): string {
  const computedStyle = getComputedStyle(document.documentElement);
  const readColour = (token: string) => computedStyle.getPropertyValue(`--gl-${token}`).trim();
  const contrastTexts = Object.keys(role.on).map(
    (background) =>
      `${background} ${computeContrast(readColour(role.token), readColour(background)).toFixed(1)}`,
  );
  return [readColour(role.token), ...contrastTexts].join(' · ');
}

/** Shows a colour token with its measured contrast ratios. */
export function Swatch({ role }: { readonly role: ColourRole }) {
  const description = useSyncExternalStore(
    subscribeToColorScheme,
    () => describeColour(role),
    () => '',
  );
  return (
    <li className={styles.swatch}>
      <span className={`${styles.colour} ${styles[role.token]}`} />
      <span className={styles.words}>
        <strong>{role.token}</strong>
        <span>{role.purpose}</span>
        <span className={styles.measured}>{description}</span>
      </span>
    </li>
  );
}
