import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import type { DeskData } from './desk-page.server.ts';
import styles from './desk-nav.module.css';

/** The desks of one's roles, on top of each; nothing where there is but one. */
export function DeskNav({ desks }: DeskData) {
  if (desks.length < 2) return null;
  return (
    <nav aria-label="Schreibtische" className={styles['desks']}>
      <ul>
        {desks.map(({ href, label, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
