import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ReactNode } from 'react';

import { Link } from '#link/Link.tsx';
import { usePageFacts } from '#shell-context/usePageFacts.ts';

import styles from './SuccessPageFrame.module.css';

interface SuccessPageFrameProps {
  /** Pages that visitors can go to next. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
  readonly children: ReactNode;
}

/**
 * Surrounds a page that follows the submission of an entry. The layout of these pages is `clean`
 * (specification section 2), without header and footer, so the frame names the site and leads on.
 */
export function SuccessPageFrame({ ways, children }: SuccessPageFrameProps) {
  const { appMode } = usePageFacts();
  return (
    <>
      {appMode ? null : (
        <p className={styles.masthead}>
          <Link href={paths.home()} look="plain" aria-label="Grünland, zur Startseite">
            Grün<span>land</span>
          </Link>
        </p>
      )}
      <div className={styles.content}>{children}</div>
      <nav aria-label="Wie es weitergeht" className={styles.ways}>
        <ul>
          {ways.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
